import { Hono } from 'hono'
import { type CouponRouteDeps, couponRoutes } from './coupon-endpoint.ts'
import { type LaunchRouteDeps, launchRoutes } from './payments/launch-endpoint.ts'
import { type PaymentRouteDeps, paymentRoutes } from './payments/payment-endpoint.ts'
import { type WebhookRouteDeps, webhookRoutes } from './payments/webhook-endpoint.ts'
import { type BookingViewDeps, bookingViews } from './views/booking-endpoint.ts'

/** References are written in capitals, so these stand before paths are changed to small letters. */
export function bookingRoutes(
  deps: PaymentRouteDeps & WebhookRouteDeps & BookingViewDeps & LaunchRouteDeps & CouponRouteDeps,
): Hono {
  return new Hono()
    .route('/functions/v1', paymentRoutes(deps))
    .route('/webhooks', webhookRoutes(deps))
    .route('/api/bookings', bookingViews(deps))
    .route('/api', couponRoutes(deps))
    .route('/pay/launch', launchRoutes(deps))
}
