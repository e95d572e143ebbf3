import { coupon as expired } from '../../content/coupons/expired.ts'
import { coupon as save10 } from '../../content/coupons/save10.ts'
import { coupon as summer15 } from '../../content/coupons/summer15.ts'
import { coupon as welcome20 } from '../../content/coupons/welcome20.ts'
import type { Coupon } from '../../domain/money/coupon.ts'

/** The codes of the repository. */
export const sampleCoupons: Coupon[] = [save10, welcome20, summer15, expired]
