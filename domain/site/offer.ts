import { addDays, showPlainDate } from '#domain/calendar/calendar-date.ts'
import { type Coupon, findCoupon, isOver } from '#domain/money/coupon.ts'

/** What the lead page and the home page offer is a coupon: nothing is offered that a booking would not get. */
type Offering = { contactLanding: { offer: { code: string } }; coupons: readonly Coupon[] }

/** How many days before an offer's end a start reminds of it. */
const reminderDays = 30

/** The coupon of the offer, whether it holds or not. */
export function offerOf({ contactLanding, coupons }: Offering): Coupon | null {
  return coupons.find(({ code }) => code === contactLanding.offer.code) ?? null
}

/** The same while it holds. */
export function openOffer(offering: Offering, today: string): Coupon | null {
  const coupon = findCoupon({ coupons: offering.coupons, today }, offering.contactLanding.offer.code)
  return coupon && !isOver(coupon, today) ? coupon : null
}

/** What a start says of an offer that ends soon, or has ended. */
export function offerWarnings(coupon: Pick<Coupon, 'code' | 'lastDay'> | null, today: string): string[] {
  if (!coupon?.lastDay) return []
  const { code, lastDay } = coupon
  if (isOver(coupon, today)) return [`The offer ${code} ended on ${showPlainDate(lastDay)} and is not shown`]
  if (today < addDays(lastDay, -reminderDays)) return []
  return [`The offer ${code} ends on ${showPlainDate(lastDay)}`]
}
