import type { Coupon } from '#domain/money/coupon.ts'

export const coupon: Coupon = {
  code: 'SUMMER15',
  discountPercentage: 15,
  description: '15% off your first booking',
  firstBookingOnly: true,
  lastDay: '2027-03-31',
}
