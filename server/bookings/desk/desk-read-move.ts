import { dateInIndia } from '#domain/calendar/clock.ts'
import { findDeparture } from '../../departures/departure-store.ts'
import { isSold, offeredDeparture } from '../../departures/offered-departure.ts'
import type { Resources } from '../../open-resources.ts'
import { createReadMove, type ReadMove } from '../changes/read-move.ts'

/** For the desk, which may choose every date that is sold, also those that the page of the trip has no room for. */
export function createDeskReadMove({
  db,
  clock,
  catalogue,
}: Pick<Resources, 'db' | 'clock' | 'catalogue'>): ReadMove {
  return createReadMove({
    clock,
    findTrip: (id) => catalogue().findTrip(id),
    listCoupons: () => catalogue().coupons,
    findDate: async (trip, id) => {
      const today = dateInIndia(clock.now())
      const row = await findDeparture(db, { tripId: trip.id, id })
      return row && row.cancelledAt === null && isSold(row, today) ? offeredDeparture(row, today, trip) : null
    },
  })
}
