import { isGuestCount } from '#domain/departures/guests.ts'
import { originalPrice, type Package } from '#domain/trips/package.ts'
import { checkCoupon, normaliseCouponCode } from './coupon.ts'
import { floorToRupee, toPaise } from './money.ts'
import { gstOnTop, gstPercent, type IncludedTax, includedTax } from './tax.ts'

/** Rupees a head. Far above the catalogue's, far below where whole numbers lose a paisa. */
const highestPrice = 1_00_00_000

export type QuoteRequest = {
  package: Pick<Package, 'price' | 'gstExtra'>
  guests: number
  overseas: boolean
  /** The trip's discount in percent; it only makes the struck-through original. */
  discount?: number
  /** As typed; an empty one is no coupon. */
  couponCode?: string
  /** What staff give off at the desk, in whole rupees. */
  deskDiscountPaise?: number
  /** The credit the traveller wants to use. */
  walletPaise?: number
}

/** Amounts that lower the price are negative. */
export type PriceLine = {
  kind: 'subtotal' | 'coupon' | 'discount' | 'gst' | 'wallet'
  label: string
  paise: number
}

/** Every amount is a whole number of rupees, held in paise. */
export type Quote = {
  guests: number
  perPersonPaise: number
  subtotalPaise: number
  couponCode: string | null
  couponPaise: number
  deskDiscountPaise: number
  gstPaise: number
  /** What the trip costs: subtotal − coupon − discount + GST. */
  totalPaise: number
  walletPaise: number
  /** What is charged: total − wallet. */
  payablePaise: number
  /** These add up to the payable amount. */
  lines: PriceLine[]
  included: IncludedTax
  /** Struck through beside the total; like it, it holds the GST that comes on top. */
  originalPaise: number | null
}

export type QuoteResult =
  | { ok: true; quote: Quote }
  | { ok: false; reason: 'invalid_guests' | 'invalid_price' | 'invalid_discount' | 'invalid_wallet' }
  | { ok: false; reason: 'coupon_invalid'; message: string }

export function quote(request: QuoteRequest): QuoteResult {
  const { guests, overseas, discount = 0, walletPaise: credit = 0 } = request
  const { price, gstExtra } = request.package
  if (!isGuestCount(guests)) return { ok: false, reason: 'invalid_guests' }
  if (!Number.isInteger(price) || price <= 0 || price > highestPrice)
    return { ok: false, reason: 'invalid_price' }
  if (!Number.isSafeInteger(credit) || credit < 0) return { ok: false, reason: 'invalid_wallet' }

  const subtotalPaise = toPaise(price) * guests
  const couponCode = normaliseCouponCode(request.couponCode ?? '') || null
  const coupon = couponCode === null ? null : checkCoupon(couponCode, subtotalPaise)
  if (coupon?.ok === false) return { ok: false, reason: 'coupon_invalid', message: coupon.message }

  const couponPaise = coupon?.discountPaise ?? 0
  const deskDiscountPaise = request.deskDiscountPaise ?? 0
  const discounted = subtotalPaise - couponPaise - deskDiscountPaise
  if (deskDiscountPaise !== 0 && (deskDiscountPaise < 0 || deskDiscountPaise % 100 !== 0 || discounted <= 0))
    return { ok: false, reason: 'invalid_discount' }
  const gstPaise = gstExtra ? gstOnTop(discounted) : 0
  const totalPaise = discounted + gstPaise
  // Rounded down, not half-up: nobody can spend credit they don't have.
  const walletPaise = Math.min(floorToRupee(credit), totalPaise)
  const amounts = { subtotalPaise, couponPaise, deskDiscountPaise, gstPaise, totalPaise, walletPaise }
  return {
    ok: true,
    quote: {
      guests,
      perPersonPaise: toPaise(price),
      couponCode,
      ...amounts,
      payablePaise: totalPaise - walletPaise,
      lines: linesOf({ ...amounts, couponCode }),
      included: includedTax(totalPaise, { gstExtra, overseas }),
      originalPaise: originalTotal(request.package, discount, guests),
    },
  }
}

type Amounts = Pick<
  Quote,
  'subtotalPaise' | 'couponCode' | 'couponPaise' | 'deskDiscountPaise' | 'gstPaise' | 'walletPaise'
>

function linesOf(amounts: Amounts): PriceLine[] {
  const { subtotalPaise, couponCode, couponPaise, deskDiscountPaise, gstPaise, walletPaise } = amounts
  const lines: PriceLine[] = [{ kind: 'subtotal', label: 'Subtotal', paise: subtotalPaise }]
  if (couponCode) lines.push({ kind: 'coupon', label: `Coupon ${couponCode}`, paise: -couponPaise })
  if (deskDiscountPaise > 0) lines.push({ kind: 'discount', label: 'Discount', paise: -deskDiscountPaise })
  if (gstPaise > 0) lines.push({ kind: 'gst', label: `GST (${gstPercent}%)`, paise: gstPaise })
  if (walletPaise > 0) lines.push({ kind: 'wallet', label: 'Wallet credit', paise: -walletPaise })
  return lines
}

function originalTotal({ price, gstExtra }: QuoteRequest['package'], discount: number, guests: number) {
  const original = originalPrice(price, discount, guests)
  if (original === null) return null
  const paise = toPaise(original)
  return gstExtra ? paise + gstOnTop(paise) : paise
}
