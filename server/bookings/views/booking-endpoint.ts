import { Hono } from 'hono'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { statusTokenHeader } from '#domain/bookings/hold.ts'
import type { Refuse } from '../../http/refuse.ts'
import type { IdentifyTraveller } from '../../identity/identify-traveller.ts'
import type { StatusTokens } from '../payments/status-token.ts'
import type { ShowBooking } from './show-booking.ts'

export type BookingViewDeps = {
  showBooking: ShowBooking
  findStatus: (reference: string) => Promise<BookingStatus | null>
  statusTokens: StatusTokens
  identifyTraveller: IdentifyTraveller
  refuse: Refuse
}

/** Mounted at /api/bookings. Whoever may not see a booking learns nothing of it, not even that there is one. */
export function bookingViews(deps: BookingViewDeps): Hono {
  const { showBooking, findStatus, statusTokens, identifyTraveller, refuse } = deps
  const routes = new Hono()
  routes.get('/:reference', async (c) => {
    c.header('Cache-Control', 'no-store')
    const reference = c.req.param('reference')
    if (!isBookingReference(reference)) return refuse(c, 404)
    // Our own pages send it in the header, where no log of a proxy finds it.
    const token = c.req.header(statusTokenHeader) ?? c.req.query('statusToken')
    if (token !== undefined) {
      const status = statusTokens.isTokenOf(reference, token) ? await findStatus(reference) : null
      return status ? c.json({ status }) : refuse(c, 404)
    }
    const identified = await identifyTraveller(c.req.header('authorization'), 'read')
    if (!identified.ok) return refuse(c, identified.status === 503 ? 503 : 404)
    const booking = await showBooking(reference, identified.traveller)
    return booking ? c.json(booking) : refuse(c, 404)
  })
  routes.all('/:reference', (c) => {
    c.header('Allow', 'GET')
    return refuse(c, 405)
  })
  return routes
}
