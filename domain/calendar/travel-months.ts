import { monthNames } from './month-names.ts'

export type TravelMonth = { value: string; label: string }

const monthsAhead = 12

/** The next twelve months from the current one; `today` is the date in India as YYYY-MM-DD. */
export function nextTravelMonths(today: string): TravelMonth[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: monthsAhead }, (_, i) => {
    const name = monthNames[(month - 1 + i) % 12] ?? ''
    const itsYear = year + Math.floor((month - 1 + i) / 12)
    return { value: `${name.toLowerCase()}-${itsYear}`, label: `${name} ${itsYear}` }
  })
}

/** november-2026 as people read it: November 2026. */
export function showTravelMonth(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1).replace('-', ' ')
}
