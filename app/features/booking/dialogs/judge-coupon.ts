import { type CouponCheck, checkCoupon } from '#domain/money/coupon.ts'

/** Comes by a request of its own: without a connection a code can't be taken, as it could not be paid with. */
export function judgeCoupon(code: string, subtotalPaise: number): CouponCheck {
  return checkCoupon(code, subtotalPaise)
}
