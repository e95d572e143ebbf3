import type { BookingStatus } from '#domain/bookings/booking-status.ts'

/** The name of the payment's window. */
export const paymentWindowName = 'kafila-payment'

/** Between the trip page and the return page, which says what it shows and closes once it was heard. */
export type PaymentNews = { reference: string; status: BookingStatus } | { heard: string }

export function openPaymentChannel(): BroadcastChannel {
  return new BroadcastChannel(paymentWindowName)
}
