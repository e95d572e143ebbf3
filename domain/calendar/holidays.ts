/** A holiday that people plan a trip around: on one day of every year (MM-DD), or on days (YYYY-MM-DD) that follow the moon. */
export type NamedHoliday = { value: string; label: string } & ({ on: string } | { days: readonly string[] })

/**
 * Those that follow the moon stand as public calendars of India foretell them; the official list of a year may move one by a day. Holi is
 * the day of colours.
 */
export const namedHolidays: readonly NamedHoliday[] = [
  { value: 'diwali', label: 'Diwali', days: ['2026-11-08', '2027-10-29', '2028-10-17'] },
  { value: 'christmas', label: 'Christmas', on: '12-25' },
  { value: 'new-year', label: 'New Year', on: '01-01' },
  { value: 'holi', label: 'Holi', days: ['2026-03-04', '2027-03-22', '2028-03-11'] },
  { value: 'dussehra', label: 'Dussehra', days: ['2026-10-20', '2027-10-09', '2028-09-27'] },
  { value: 'good-friday', label: 'Good Friday', days: ['2026-04-03', '2027-03-26', '2028-04-14'] },
  { value: 'republic-day', label: 'Republic Day', on: '01-26' },
  { value: 'independence-day', label: 'Independence Day', on: '08-15' },
  { value: 'gandhi-jayanti', label: 'Gandhi Jayanti', on: '10-02' },
]

/** Years ahead in which a holiday of a fixed day can be asked for. */
const yearsAhead = 4

/** The days of a holiday from the year of `today` on, as far as they are known. */
export function holidayDays(holiday: NamedHoliday, today: string): readonly string[] {
  if ('days' in holiday) return holiday.days
  const year = Number(today.slice(0, 4))
  return Array.from({ length: yearsAhead }, (_, i) => `${year + i}-${holiday.on}`)
}
