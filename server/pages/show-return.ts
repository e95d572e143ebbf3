import { type BookingStatus, isUnpaid } from '#domain/bookings/booking-status.ts'
import type { Site } from '#domain/site/site.ts'
import type { PaymentView, ShowPayment } from '../bookings/views/show-payment.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import type { PageHead } from './page-head.ts'

export type ReturnPageData = {
  head: PageHead
  /** Null for a reference that nobody was given. */
  payment: ReturnedPayment | null
  /** Once it is booked, of where the trip goes; else of one lake, whose hour follows the news. */
  picture: PictureData
  /** The same for phones, where it lies across the top. */
  strip: PictureData
}

/** The calendar's file, which names nobody, once it is booked. */
export type ReturnedPayment = PaymentView & { calendarHref: string | null }

/** In seconds. */
const looksAgainAfter = 5

/** The page to which PhonePe sends a traveller back. */
export type ShowReturn = (reference: string) => Promise<ReturnPageData>

export function createShowReturn(deps: {
  site: Pick<Site, 'name'>
  picture: ResolvePicture
  catalogue: Pick<Catalogue, 'findTrip'>
  showPayment: ShowPayment
  linkToCalendar: (reference: string) => string
}): ShowReturn {
  return async (reference) => {
    const payment = await deps.showPayment(reference)
    const trip = payment?.status === 'confirmed' ? deps.catalogue.findTrip(payment.tripId) : null
    const scene = trip?.cover ?? `pangong/${hourOf(payment?.status)}`
    return {
      head: {
        title: `Your payment | ${deps.site.name}`,
        robots: 'noindex',
        ...(payment && isUnpaid(payment.status) && { reloadAfter: looksAgainAfter }),
      },
      payment: payment && {
        ...payment,
        calendarHref: payment.ahead && deps.linkToCalendar(reference),
      },
      picture: deps.picture(scene, 'tall'),
      strip: deps.picture(scene, 'wide'),
    }
  }
}

function hourOf(status: BookingStatus | undefined): 'dawn' | 'dusk' | 'night' | 'day' {
  if (!status || status === 'failed' || status === 'expired') return 'night'
  if (isUnpaid(status)) return 'dusk'
  return status === 'confirmed' ? 'dawn' : 'day'
}
