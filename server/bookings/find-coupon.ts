import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { type Coupon, type CouponBook, findCoupon } from '#domain/money/coupon.ts'

/** What a browser judges a typed code by: the code alone, if there is one, on the server's day. */
export type FindCoupon = (code: string) => CouponBook

export function createFindCoupon(deps: { clock: Clock; coupons: () => readonly Coupon[] }): FindCoupon {
  return (code) => {
    const today = dateInIndia(deps.clock.now())
    const found = findCoupon({ coupons: deps.coupons(), today }, code)
    return { coupons: found ? [found] : [], today }
  }
}
