import { addDays } from '../calendar/calendar-date.ts'
import { areFactsOld } from '../trips/facts-to-check.ts'

/** What somebody has to look at from time to time so that a trip stays true, in the order in which it matters. */
export const checks = {
  'set aside': 'A version is not shown',
  departures: 'No departures',
  pictures: 'A picture is missing',
  dates: 'Dates run out',
  facts: 'Facts are old',
  file: 'Its file has changed too',
} as const

export type Check = keyof typeof checks
export const checkNames = Object.keys(checks) as Check[]

/** So long before the last date somebody has to say what comes next. */
const daysBeforeLastDate = 60

/** What is asked of each trip. Null for dates: it has none ahead. */
export type Checked = {
  kind: 'group' | 'customised' | 'suggested'
  sourcesUntil: string
  lastDate: string | null
  /** Pictures that pages can't show. */
  lost: number
  setAside: boolean
  fileChanged: boolean
}

export function checksOf(trip: Checked, today: string): Check[] {
  const { kind, lastDate, lost, setAside, fileChanged } = trip
  const isDated = kind === 'group'
  const found: Record<Check, boolean> = {
    'set aside': setAside,
    departures: isDated && lastDate === null,
    pictures: lost > 0,
    dates: isDated && lastDate !== null && lastDate < addDays(today, daysBeforeLastDate),
    facts: areFactsOld(trip, today),
    file: fileChanged,
  }
  return checkNames.filter((name) => found[name])
}
