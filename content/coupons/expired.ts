import type { Coupon } from '#domain/money/coupon.ts'

export const coupon: Coupon = {
  code: 'EXPIRED',
  discountPercentage: 25,
  description: '25% off in a past season',
  lastDay: '2025-03-31',
}
