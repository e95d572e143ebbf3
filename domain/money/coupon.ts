import { formatRupees, percentToRupee, toPaise } from './money.ts'

/** `minimumAmount` is the smallest subtotal, in rupees, that the code works on. */
export type Coupon = {
  code: string
  discountPercentage: number
  isValid: boolean
  description: string
  minimumAmount?: number
  /** For a phone's first confirmed booking; the server alone knows whether it is. */
  firstBookingOnly?: true
}

/** Rupees that an order must reach for WELCOME20. */
export const welcomeMinimum = 5000

/** The code behind the offer of the lead page. */
export const firstBookingCode = 'SUMMER15'

const coupons: Coupon[] = [
  coupon('SAVE10', 10, 'all trips'),
  {
    ...coupon('WELCOME20', 20, `on orders of ${formatRupees(welcomeMinimum)} or more`),
    minimumAmount: welcomeMinimum,
  },
  { ...coupon(firstBookingCode, 15, 'your first booking'), firstBookingOnly: true },
  { ...coupon('EXPIRED', 25, 'in a past season'), isValid: false },
]

function coupon(code: string, discountPercentage: number, on: string): Coupon {
  return { code, discountPercentage, isValid: true, description: `${discountPercentage}% off ${on}` }
}

/** How long the box says "validating", in milliseconds. */
export const couponDelay = 1000

export const couponCheckFailed = 'Failed to validate coupon. Please try again.'

type CouponFailure = 'unknown' | 'expired' | 'below_minimum'

export type CouponCheck =
  | { ok: true; coupon: Coupon; discountPaise: number }
  | { ok: false; reason: CouponFailure; message: string }

export function normaliseCouponCode(input: string): string {
  return input.trim().toUpperCase()
}

export function findCoupon(input: string): Coupon | null {
  const code = normaliseCouponCode(input)
  return coupons.find((candidate) => candidate.code === code) ?? null
}

/** The subtotal is package × guests, before tax. */
export function checkCoupon(input: string, subtotalPaise: number): CouponCheck {
  const found = findCoupon(input)
  if (!found) return { ok: false, reason: 'unknown', message: 'Invalid coupon code' }
  if (!found.isValid) return { ok: false, reason: 'expired', message: 'This coupon has expired' }
  const { minimumAmount = 0 } = found
  if (subtotalPaise < toPaise(minimumAmount)) {
    const message = `Minimum order amount of ${formatRupees(minimumAmount)} required`
    return { ok: false, reason: 'below_minimum', message }
  }
  return { ok: true, coupon: found, discountPaise: percentToRupee(subtotalPaise, found.discountPercentage) }
}

/** The codes that hold for such an order, the largest discount first. */
export function listCoupons(subtotalPaise: number): { coupon: Coupon; discountPaise: number }[] {
  return coupons
    .map(({ code }) => checkCoupon(code, subtotalPaise))
    .filter((check) => check.ok)
    .sort((one, other) => other.discountPaise - one.discountPaise)
}
