import { Hono } from 'hono'
import type { PlannableTrip } from '#domain/departures/departure.ts'
import type { ListDepartures } from './list-departures.ts'

export type DepartureRouteDeps = {
  listDepartures: ListDepartures
  findTrip: (id: string) => PlannableTrip | null
  /** The default package's price in rupees, the same on every date. */
  priceOf: (tripId: string) => number
}

/** Mounted at /api/trips. */
export function departureRoutes({ listDepartures, findTrip, priceOf }: DepartureRouteDeps): Hono {
  const routes = new Hono()
  routes.get('/:id/departures', async (c) => {
    c.header('Cache-Control', 'no-store')
    const trip = findTrip(c.req.param('id'))
    if (!trip) return c.json({ error: 'There is no such trip.' }, 404)
    const departures = await listDepartures(trip)
    const price = departures.length > 0 ? priceOf(trip.id) : 0
    return c.json({
      departures: departures.map(({ totalSeats, freeSeats, ...departure }) => ({
        ...departure,
        totalSlots: totalSeats,
        availableSlots: freeSeats,
        price,
      })),
    })
  })
  return routes
}
