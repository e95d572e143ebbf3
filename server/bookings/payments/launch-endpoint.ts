import { Hono } from 'hono'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import type { Refuse } from '../../http/refuse.ts'
import type { LaunchPayment } from './launch-payment.ts'

export type LaunchRouteDeps = {
  launchPayment: LaunchPayment
  refuse: Refuse
}

/** Mounted at /pay/launch: where the popup goes on its way to PhonePe, so that the address which PhonePe sees it come from is ours. */
export function launchRoutes({ launchPayment, refuse }: LaunchRouteDeps): Hono {
  const routes = new Hono()
  routes.get('/:reference', async (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    const reference = c.req.param('reference')
    const launched = isBookingReference(reference) ? await launchPayment(reference) : null
    if (!launched) return refuse(c, 404)
    return c.redirect(launched.to === 'phonepe' ? launched.url : `/pay/return/${reference}`, 303)
  })
  return routes
}
