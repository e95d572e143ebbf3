import { isGuestCount } from '#domain/departures/guests.ts'
import { type Package, struckPrice } from '#domain/trips/package.ts'
import type { PartySeat, PricedParty } from '#domain/trips/party.ts'
import { type CouponBook, checkCoupon, normaliseCouponCode } from './coupon.ts'
import { floorToRupee, toPaise } from './money.ts'
import { gstOnTop, gstPercent, type IncludedTax, includedTax } from './tax.ts'

const noCoupons: CouponBook = { coupons: [], today: '' }

/** Rupees a head. Far above the catalogue's, far below where whole numbers lose a paisa. */
const highestPrice = 1_00_00_000

export type QuoteRequest = {
  package: Pick<Package, 'price' | 'gstExtra' | 'was'>
  guests: number
  /** Where not every guest costs the same: one seat for each. */
  party?: PricedParty
  overseas: boolean
  /** The trip's discount in percent; it only makes the struck-through original. */
  discount?: number
  /** As typed; an empty one is no coupon. */
  couponCode?: string
  /** Among which codes it is looked for, and on which day. Without them no code is known. */
  coupons?: CouponBook
  /** What staff give off at the desk, in whole rupees. */
  deskDiscountPaise?: number
  /** The credit the traveller wants to use. */
  walletPaise?: number
}

/** Amounts that lower the price are negative. */
export type PriceLine = {
  kind: 'subtotal' | 'children' | 'rooms' | 'coupon' | 'discount' | 'gst' | 'wallet'
  label: string
  paise: number
  /** Of how many, where not every guest costs the same. */
  count?: number
}

/** Every amount is a whole number of rupees, held in paise. */
export type Quote = {
  guests: number
  perPersonPaise: number
  /** Of all guests and rooms, before anything is taken off. */
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
  /** As it was asked for. */
  party: PricedParty | undefined
}

export type QuoteResult =
  | { ok: true; quote: Quote }
  | { ok: false; reason: 'invalid_guests' | 'invalid_price' | 'invalid_discount' | 'invalid_wallet' }
  | { ok: false; reason: 'coupon_invalid'; message: string }

export function quote(request: QuoteRequest): QuoteResult {
  const { guests, party, overseas, discount = 0, walletPaise: credit = 0 } = request
  const { price, gstExtra } = request.package
  if (!isGuestCount(guests)) return { ok: false, reason: 'invalid_guests' }
  if (party && !isPriced(party, guests)) return { ok: false, reason: 'invalid_guests' }
  if (!Number.isInteger(price) || price <= 0 || price > highestPrice)
    return { ok: false, reason: 'invalid_price' }
  if (!Number.isSafeInteger(credit) || credit < 0) return { ok: false, reason: 'invalid_wallet' }

  const parts = partsOf(toPaise(price), guests, party)
  const subtotalPaise = parts.reduce((sum, { paise }) => sum + paise, 0)
  const couponCode = normaliseCouponCode(request.couponCode ?? '') || null
  const coupon =
    couponCode === null ? null : checkCoupon(request.coupons ?? noCoupons, couponCode, subtotalPaise)
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
      lines: [...parts, ...linesOf({ ...amounts, couponCode })],
      included: includedTax(totalPaise, { gstExtra, overseas }),
      originalPaise: originalTotal(request.package, discount, parts),
      party,
    },
  }
}

function isPriced({ seats, childPrice, ownRoomMore }: PricedParty, guests: number): boolean {
  const isPrice = (rupees: number) => Number.isInteger(rupees) && rupees >= 0 && rupees <= highestPrice
  const hasAdult = seats.some(({ kind }) => kind === 'adult')
  return seats.length === guests && hasAdult && isPrice(childPrice) && isPrice(ownRoomMore)
}

/** What guests and rooms cost, at least one line. */
function partsOf(eachPaise: number, guests: number, party: PricedParty | undefined): PriceLine[] {
  const count = (wanted: (seat: PartySeat) => boolean) => party?.seats.filter(wanted).length ?? 0
  const children = count(({ kind }) => kind === 'child')
  const rooms = count(({ ownRoom }) => ownRoom === true)
  const line = (kind: PriceLine['kind'], label: string, count: number, each: number): PriceLine[] =>
    count > 0 ? [{ kind, label, count, paise: count * each }] : []
  if (!party) return [{ kind: 'subtotal', label: 'Subtotal', paise: guests * eachPaise }]
  return [
    ...line('subtotal', children > 0 ? 'Adults' : 'Subtotal', guests - children, eachPaise),
    ...line('children', 'Children', children, toPaise(party.childPrice)),
    ...line(
      'rooms',
      rooms === 1 ? 'Room of your own' : 'Rooms of your own',
      rooms,
      toPaise(party.ownRoomMore),
    ),
  ]
}

type Amounts = Pick<Quote, 'couponCode' | 'couponPaise' | 'deskDiscountPaise' | 'gstPaise' | 'walletPaise'>

function linesOf(amounts: Amounts): PriceLine[] {
  const { couponCode, couponPaise, deskDiscountPaise, gstPaise, walletPaise } = amounts
  const lines: PriceLine[] = []
  if (couponCode) lines.push({ kind: 'coupon', label: `Coupon ${couponCode}`, paise: -couponPaise })
  if (deskDiscountPaise > 0) lines.push({ kind: 'discount', label: 'Discount', paise: -deskDiscountPaise })
  if (gstPaise > 0) lines.push({ kind: 'gst', label: `GST (${gstPercent}%)`, paise: gstPaise })
  if (walletPaise > 0) lines.push({ kind: 'wallet', label: 'Wallet credit', paise: -walletPaise })
  return lines
}

/** What children and rooms cost is never struck through. */
function originalTotal(
  sold: QuoteRequest['package'],
  discount: number,
  [atFullPrice, ...others]: PriceLine[],
) {
  const original = struckPrice(sold, discount, (atFullPrice?.paise ?? 0) / toPaise(sold.price))
  if (original === null) return null
  const paise = others.reduce((sum, line) => sum + line.paise, toPaise(original))
  return sold.gstExtra ? paise + gstOnTop(paise) : paise
}
