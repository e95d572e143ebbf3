import { Hono } from 'hono'
import { statusTokenHeader } from '#domain/bookings/hold.ts'
import type { Refuse } from '../http/refuse.ts'
import type { ShowJustBooked } from './show-just-booked.ts'

/** Mounted at /api/just-booked. The token stands in a header: no address opens a booking, and no other site's page can send it. */
export function justBookedRoutes(deps: { showJustBooked: ShowJustBooked; refuse: Refuse }): Hono {
  const { showJustBooked, refuse } = deps
  const routes = new Hono()
  routes.get('/:reference', async (c) => {
    c.header('Cache-Control', 'no-store')
    const token = c.req.header(statusTokenHeader) ?? ''
    const booking = await showJustBooked(c.req.param('reference'), token)
    return booking ? c.json(booking) : refuse(c, 404)
  })
  routes.all('/:reference', (c) => {
    c.header('Allow', 'GET')
    return refuse(c, 405)
  })
  return routes
}
