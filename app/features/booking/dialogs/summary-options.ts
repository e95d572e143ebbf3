import type { OfferedDeparture } from '#server/departures/offered-departure.ts'
import type { BookableTrip, BookingChoice } from '../bookable.ts'
import type { Wish } from '../kept-wishes.ts'
import type { TravelerForm } from './traveler-form.ts'
import type { Traveler } from './use-traveler.ts'

/** What was filled in, kept while the page lives: the summary may be closed and opened again. */
export type Draft = { details: TravelerForm; couponCode: string; useWallet: boolean; deposit: boolean }

export type SummaryOptions = {
  trip: BookableTrip
  choice: BookingChoice
  departure: OfferedDeparture
  traveler: Traveler
  draft: Draft
  onDraft: (draft: Draft) => void
  onPay: (wish: Wish) => void
}
