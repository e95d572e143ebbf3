import type { Holiday } from '#content/pages/types.ts'
import { addDays, daysBetween } from '#domain/calendar/calendar-date.ts'
import type { OfferedDeparture } from '../../departures/offered-departure.ts'

/** What a day of the journey costs: it is free anyway, or a day of leave. */
export type DayKind = 'holiday' | 'weekend' | 'leave'
export type Fit = {
  tripId: string
  departure: OfferedDeparture
  /** Those between its first and last day, on working days. */
  holidays: Holiday[]
  days: { date: string; kind: DayKind }[]
}

type Offered = ReadonlyMap<string, readonly OfferedDeparture[]>

/**
 * For each holiday the departure that makes most of it, each of another trip; holidays that one departure holds together share it. By
 * date.
 */
export function fitLongWeekends(holidays: readonly Holiday[], offered: Offered): Fit[] {
  const all = [...offered].flatMap(([tripId, departures]) =>
    departures
      .filter(({ freeSeats }) => freeSeats > 0)
      .map((departure) => fitOf(tripId, departure, holidays))
      .filter((found) => found.holidays.length > 0),
  )
  const chosen = new Map<string, Fit>()
  const taken = new Set<Holiday>()
  const choose = (found: Fit | undefined) => {
    if (!found) return
    chosen.set(found.tripId, found)
    for (const holiday of found.holidays) taken.add(holiday)
  }
  const isOpen = ({ tripId }: Fit) => !chosen.has(tripId)
  for (const holiday of holidays) {
    if (taken.has(holiday)) continue
    choose(best(all.filter((found) => isOpen(found) && found.holidays.includes(holiday))))
  }
  return [...chosen.values()].toSorted((a, b) => a.departure.startDate.localeCompare(b.departure.startDate))
}

export function leaveOf({ days }: Pick<Fit, 'days'>): number {
  return days.filter(({ kind }) => kind === 'leave').length
}

function fitOf(tripId: string, departure: OfferedDeparture, holidays: readonly Holiday[]): Fit {
  const { startDate, endDate } = departure
  const within = holidays.filter(({ day }) => day >= startDate && day <= endDate && !isWeekend(day))
  const days = Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, i) => {
    const date = addDays(startDate, i)
    return { date, kind: kindOf(date, within) }
  })
  return { tripId, departure, holidays: within, days }
}

/** The one that asks for the least leave a day away, and of equals the earliest. */
function best(fits: Fit[]): Fit | undefined {
  const share = (found: Fit) => leaveOf(found) / found.days.length
  return fits.toSorted(
    (a, b) => share(a) - share(b) || a.departure.startDate.localeCompare(b.departure.startDate),
  )[0]
}

function kindOf(date: string, holidays: readonly Holiday[]): DayKind {
  if (holidays.some(({ day }) => day === date)) return 'holiday'
  return isWeekend(date) ? 'weekend' : 'leave'
}

function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay())
}
