import { Hono } from 'hono'
import type { PlannableTrip } from '#domain/departures/departure.ts'
import type { ListDepartures } from './list-departures.ts'

export type DepartureRouteDeps = {
  listDepartures: ListDepartures
  findTrip: (id: string) => PlannableTrip | null
  /** The default package's price in rupees; a date may cost more, or less. */
  priceOf: (tripId: string) => number
}

/** Mounted at /api/trips. */
export function departureRoutes({ listDepartures, findTrip, priceOf }: DepartureRouteDeps): Hono {
  const routes = new Hono()
  const listOnce = shareReads(listDepartures)
  routes.get('/:id/departures', async (c) => {
    c.header('Cache-Control', 'no-store')
    const trip = findTrip(c.req.param('id'))
    if (!trip) return c.json({ error: 'There is no such trip.' }, 404)
    const departures = await listOnce(trip)
    const price = departures.length > 0 ? priceOf(trip.id) : 0
    return c.json({
      departures: departures.map(({ totalSeats, freeSeats, ...departure }) => ({
        ...departure,
        totalSlots: totalSeats,
        availableSlots: freeSeats,
        price: price + departure.more,
      })),
    })
  })
  return routes
}

/** One read for all who ask for the same trip while it is under way: a crowd costs the database as much as a few. */
function shareReads(listDepartures: ListDepartures): ListDepartures {
  const underWay = new Map<unknown, ReturnType<ListDepartures>>()
  return (trip) => {
    // Another edition of the trip has another plan.
    const key = trip.departures ?? trip.id
    const started = underWay.get(key)
    if (started) return started
    const read = listDepartures(trip).finally(() => underWay.delete(key))
    underWay.set(key, read)
    return read
  }
}
