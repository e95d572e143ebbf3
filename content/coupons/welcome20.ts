import type { Coupon } from '#domain/money/coupon.ts'

export const coupon: Coupon = {
  code: 'WELCOME20',
  discountPercentage: 20,
  description: '20% off on orders of ₹5,000 or more',
  minimumAmount: 5000,
}
