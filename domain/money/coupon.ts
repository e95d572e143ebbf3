import { formatRupees, percentToRupee, toPaise } from './money.ts'

/** A code as the content has it: what it takes off, from when until when, and who may use it. */
export type Coupon = {
  code: string
  /** 1 to 90. */
  discountPercentage: number
  /** As travellers read it: '10% off all trips'. */
  description: string
  /** The smallest subtotal, in rupees, that the code works on. */
  minimumAmount?: number
  /** For a phone's first confirmed booking; the server alone knows whether it is. */
  firstBookingOnly?: boolean
  /** Days in India, YYYY-MM-DD, both counted in. */
  firstDay?: string
  lastDay?: string
}

/** The codes that there are, on a day in India. */
export type CouponBook = { coupons: readonly Coupon[]; today: string }

/** The code whose smallest order pages name as `{welcomeMinimum}`. */
export const welcomeCode = 'WELCOME20'

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

/** One that has not begun is nobody's business yet. */
export function findCoupon({ coupons, today }: CouponBook, input: string): Coupon | null {
  const code = normaliseCouponCode(input)
  const found = coupons.find((candidate) => candidate.code === code)
  return found && (found.firstDay ?? '') <= today ? found : null
}

export function isOver({ lastDay }: Pick<Coupon, 'lastDay'>, today: string): boolean {
  return lastDay !== undefined && lastDay < today
}

/** The subtotal is package × guests, before tax. */
export function checkCoupon(book: CouponBook, input: string, subtotalPaise: number): CouponCheck {
  const found = findCoupon(book, input)
  if (!found) return { ok: false, reason: 'unknown', message: 'Invalid coupon code' }
  if (isOver(found, book.today)) return { ok: false, reason: 'expired', message: 'This coupon has expired' }
  const { minimumAmount = 0 } = found
  if (subtotalPaise < toPaise(minimumAmount)) {
    const message = `Minimum order amount of ${formatRupees(minimumAmount)} required`
    return { ok: false, reason: 'below_minimum', message }
  }
  return { ok: true, coupon: found, discountPaise: percentToRupee(subtotalPaise, found.discountPercentage) }
}

/** The codes that hold for such an order, the largest discount first. */
export function listCoupons(
  book: CouponBook,
  subtotalPaise: number,
): { coupon: Coupon; discountPaise: number }[] {
  return book.coupons
    .map(({ code }) => checkCoupon(book, code, subtotalPaise))
    .filter((check) => check.ok)
    .sort((one, other) => other.discountPaise - one.discountPaise)
}
