import type { ContactLandingContent, Point } from '#content/pages/types.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { type Choice, leadChoices } from '#domain/forms/lead-form.ts'
import type { Coupon } from '#domain/money/coupon.ts'
import { openOffer } from '#domain/site/offer.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import { type HeroPictures, heroPictures } from './hero-pictures.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'
import { type Told, toldBy } from './testimonials.ts'

/** `lastDay` is null where the coupon has no end. */
export type LandingOffer = {
  title: string
  text: string
  percent: number
  code: string
  lastDay: string | null
}

export type ContactLandingData = {
  head: PageHead
  words: Omit<ContactLandingContent, 'description' | 'offer'>
  hero: HeroPictures
  /** Of the form's selects; they come with the page, not in a script. */
  choices: Record<keyof typeof leadChoices, Choice[]>
  reasons: Point[]
  rating: { rating: number; count: number; sample: boolean }
  told: Told[]
  /** Null once its last day is over. */
  offer: LandingOffer | null
}

export type ShowContactLanding = () => ContactLandingData

export function createShowContactLanding(
  deps: HeadDeps & {
    clock: Clock
    catalogue: Pick<Catalogue, 'contactLanding' | 'coupons' | 'reviews' | 'trips' | 'whyUs'>
    picture: ResolvePicture
  },
): ShowContactLanding {
  const { catalogue, picture, clock } = deps
  const { description, offer, ...words } = catalogue.contactLanding
  const { rating, count, sample } = catalogue.reviews
  return () => ({
    head: pageHead(deps, { title: words.title, description, path: '/contact-landing' }),
    words,
    // Phones show a strip of it: its peaks.
    hero: heroPictures(picture, 'hero/lake', '50% 25%'),
    choices: leadChoices,
    reasons: catalogue.whyUs.landing,
    rating: { rating, count, sample },
    told: toldBy(deps),
    offer: offerOf(offer, openOffer(catalogue, dateInIndia(clock.now()))),
  })
}

function offerOf(
  { title, text }: ContactLandingContent['offer'],
  coupon: Coupon | null,
): LandingOffer | null {
  if (!coupon) return null
  const { code, discountPercentage: percent, lastDay } = coupon
  return { title, text, percent, code, lastDay: lastDay ? showPlainDate(lastDay) : null }
}
