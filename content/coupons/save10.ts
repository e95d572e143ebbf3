import type { Coupon } from '#domain/money/coupon.ts'

export const coupon: Coupon = {
  code: 'SAVE10',
  discountPercentage: 10,
  description: '10% off all trips',
}
