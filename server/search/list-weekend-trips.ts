import { showDates } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { nextWeekend } from '#domain/calendar/next-weekend.ts'
import type { PlannableTrip } from '#domain/departures/departure.ts'
import type { ListUpcomingDepartures } from '../departures/list-upcoming-departures.ts'
import type { Suggestion } from './suggestion.ts'

/** Short trips that leave next weekend, for who has typed nothing yet. */
export type WeekendTrips = { dates: string; suggestions: Suggestion[] }
export type ListWeekendTrips = () => Promise<WeekendTrips>

/** Friday to Monday. */
const longest = 4
const most = 3

export function createListWeekendTrips({
  trips,
  listUpcomingDepartures,
  suggestionOf,
  clock,
}: {
  trips: () => PlannableTrip[]
  listUpcomingDepartures: ListUpcomingDepartures
  suggestionOf: (id: string) => Suggestion | null
  clock: Clock
}): ListWeekendTrips {
  return async () => {
    const weekend = nextWeekend(dateInIndia(clock.now()))
    const short = trips().filter(({ days }) => days <= longest)
    const upcoming = await listUpcomingDepartures(short)
    const leaving = short.filter(({ id }) =>
      upcoming
        .get(id)
        ?.some(
          ({ startDate, freeSeats }) =>
            freeSeats > 0 && startDate >= weekend.startDate && startDate <= weekend.endDate,
        ),
    )
    return {
      dates: showDates(weekend),
      suggestions: leaving.flatMap(({ id }) => suggestionOf(id) ?? []).slice(0, most),
    }
  }
}
