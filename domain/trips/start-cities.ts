/** Cities that people set out from. */
export const startCities = [
  'Delhi',
  'Mumbai',
  'Bengaluru',
  'Chennai',
  'Kolkata',
  'Hyderabad',
  'Pune',
  'Ahmedabad',
  'Chandigarh',
  'Kochi',
  'Guwahati',
  'Jaipur',
] as const

/** Under what else a meeting place names its city. */
const otherNames: Partial<Record<(typeof startCities)[number], string[]>> = {
  Kochi: ['Cochin', 'Ernakulam', 'Aluva'],
}

/** Bit i is set where a meeting place lies in city i. */
export function startCityMask(meetingPlace: string): number {
  return startCities.reduce((mask, city, i) => {
    const isThere = [city, ...(otherNames[city] ?? [])].some((name) => meetingPlace.includes(name))
    return isThere ? mask | (1 << i) : mask
  }, 0)
}
