import type { BookingStatus } from '#domain/bookings/booking-status.ts'

/** A voucher's link lives until the last day of its trip has ended in India. Of what was never paid there is none. */
export function voucherStanding(
  { status, endDate }: { status: BookingStatus; endDate: string },
  today: string,
): 'open' | 'over' | 'cancelled' | 'unknown' {
  switch (status) {
    case 'confirmed':
    case 'completed':
      return today > endDate ? 'over' : 'open'
    case 'cancelled':
    case 'refunding':
    case 'refunded':
      return 'cancelled'
    default:
      return 'unknown'
  }
}
