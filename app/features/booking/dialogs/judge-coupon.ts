import type { CouponBook } from '#domain/money/coupon.ts'

/** Comes by a request of its own, and asks by another: without a connection a code can't be taken, as it could not be paid with. */
export async function findCoupon(code: string): Promise<CouponBook> {
  const answer = await fetch(`/api/coupons/${encodeURIComponent(code)}`)
  if (!answer.ok) throw new Error(`the coupon could not be read: ${answer.status}`)
  return answer.json()
}
