import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { moreOn } from '#domain/departures/date-prices.ts'
import { type PlannableTrip, upcomingDepartures } from '#domain/departures/departure.ts'
import { departureRun } from '#domain/departures/departure-run.ts'
import type { ListDepartures } from '../departures/list-departures.ts'

/** The dates that a draft plans: of those that there are already as many seats are taken as on the site, and by nobody on the others. */
export function createListPlanned({
  clock,
  listDepartures,
}: {
  clock: Clock
  listDepartures: ListDepartures
}): ListDepartures {
  return async (trip: PlannableTrip) => {
    const today = dateInIndia(clock.now())
    const live = new Map((await listDepartures(trip)).map((one) => [one.startDate, one]))
    return upcomingDepartures(trip, today).map((planned) => {
      const { id, startDate, endDate, totalSeats, soldElsewhere, smallest, decideOn } = planned
      const known = live.get(startDate)
      const taken = known ? known.totalSeats - known.freeSeats : soldElsewhere
      const run = { startDate, booked: taken, held: 0, smallest, decideOn, promised: false }
      return {
        ...{ id, startDate, endDate, totalSeats },
        freeSeats: Math.max(0, totalSeats - taken),
        more: moreOn(trip, startDate),
        run: departureRun(run, today),
        taken: known?.taken ?? null,
      }
    })
  }
}
