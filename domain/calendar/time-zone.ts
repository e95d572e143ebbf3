/** Of the country where a trip meets; of Indonesia that of Bali and Lombok, where ours go. */
const zones: Record<string, string> = {
  India: 'Asia/Kolkata',
  Bhutan: 'Asia/Thimphu',
  Czechia: 'Europe/Prague',
  France: 'Europe/Paris',
  Indonesia: 'Asia/Makassar',
  Italy: 'Europe/Rome',
  Maldives: 'Indian/Maldives',
  Nepal: 'Asia/Kathmandu',
  Portugal: 'Europe/Lisbon',
  Singapore: 'Asia/Singapore',
  Switzerland: 'Europe/Zurich',
  Thailand: 'Asia/Bangkok',
  'United Arab Emirates': 'Asia/Dubai',
  Vietnam: 'Asia/Ho_Chi_Minh',
}

/** Null for a country that we have not been to yet. */
export function timeZoneOf(country: string): string | null {
  return zones[country] ?? null
}

/** How far clocks there are ahead of UTC on a day, as '+0530'. */
export function offsetOn(date: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${date}T12:00:00Z`),
  )
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', '').replace(':', '') || '+0000'
}
