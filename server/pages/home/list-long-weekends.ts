import { showPlainDayBeside } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { monthNames } from '#domain/calendar/month-names.ts'
import { fewSeatsText } from '#domain/departures/seats.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { TripCardData } from '../../cards/trip-card.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { plannable } from '../../catalogue/plannable.ts'
import type { ListUpcomingDepartures } from '../../departures/list-upcoming-departures.ts'
import type { Log } from '../../log.ts'
import { type DayKind, type Fit, fitLongWeekends, leaveOf } from './fit-long-weekends.ts'

/** A holiday with the days around it and the trip whose dates fit. */
export type LongWeekend = {
  /** 'Christmas', or 'Bakrid and Buddha Purnima'. */
  name: string
  /** 'Dec', with its year when that is not this one. */
  month: string
  /** Said of a holiday that follows the moon. */
  note: string | null
  away: string
  leave: string
  /** Weekday's letter and number of each day; `holidayOn` says in words which are the holidays. */
  days: { letter: string; number: number; kind: DayKind }[]
  holidayOn: string
  /** '19–24 Nov' */
  dates: string
  seats: string | null
  trip: TripCardData
}

type Deps = {
  catalogue: Pick<Catalogue, 'holidays'>
  listUpcomingDepartures: ListUpcomingDepartures
  clock: Clock
  log: Log
}

/** Which departures of the trips make the coming holidays longer; none while seats can't be read. */
export async function listLongWeekends(
  { catalogue, listUpcomingDepartures, clock, log }: Deps,
  trips: readonly Trip[],
): Promise<(card: (id: string) => TripCardData | undefined) => LongWeekend[]> {
  const offered = await listUpcomingDepartures(trips.map(plannable)).catch((error: unknown) => {
    log.error({ error }, 'the calendar of long weekends is empty')
    return new Map()
  })
  const today = dateInIndia(clock.now())
  const fits = fitLongWeekends(catalogue.holidays, offered)
  return (card) =>
    fits.flatMap((fit) => {
      const trip = card(fit.tripId)
      return trip ? [{ ...tell(fit, today), trip }] : []
    })
}

function tell({ departure, holidays, days }: Fit, today: string): Omit<LongWeekend, 'trip'> {
  const { startDate, endDate, freeSeats, totalSeats } = departure
  const first = holidays[0]?.day ?? startDate
  const month = monthNames[Number(first.slice(5, 7)) - 1]?.slice(0, 3) ?? ''
  const leave = leaveOf({ days })
  return {
    name: listed(holidays.map(({ name }) => name)),
    month: isSameYear(first, today) ? month : `${month} ${first.slice(0, 4)}`,
    note: noteOf(holidays),
    away: `${days.length} days away`,
    leave: leave === 1 ? 'for 1 day’s leave' : `for ${leave} days’ leave`,
    days: days.map(({ date, kind }) => ({
      letter: 'SMTWTFS'.charAt(new Date(date).getUTCDay()),
      number: Number(date.slice(8)),
      kind,
    })),
    holidayOn: `${holidays.length > 1 ? 'Holidays' : 'Holiday'} on ${listed(
      holidays.map(({ day }) => showPlainDayBeside(day, day)),
    )}.`,
    dates: datesOf(startDate, endDate, today),
    seats: fewSeatsText(freeSeats, totalSeats),
  }
}

function noteOf(holidays: Fit['holidays']): string | null {
  const moving = holidays.filter(({ mayMove }) => mayMove).length
  if (moving === 0) return null
  return moving > 1 ? 'Both may move by a day' : 'The holiday may move by a day'
}

function datesOf(from: string, to: string, today: string): string {
  const start =
    from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))}` : showPlainDayBeside(from, from)
  return `${start}–${showPlainDayBeside(to, isSameYear(to, today) ? to : today)}`
}

function isSameYear(a: string, b: string): boolean {
  return a.slice(0, 4) === b.slice(0, 4)
}

function listed(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
