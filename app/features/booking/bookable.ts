import type { PictureData } from '#app/ui/picture.tsx'
import type { CancellationPolicy } from '#domain/money/cancellation.ts'
import type { Package } from '#domain/trips/package.ts'
import type { PartyTerms, PartyWish } from '#domain/trips/party.ts'
import type { PayLocally } from '#domain/trips/pay-locally.ts'
import type { DepositRule } from '#domain/trips/trip.ts'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'

/** What a booking has to know of a trip, and of what is chosen of it. */
export type BookableTrip = {
  id: string
  title: string
  discount: number
  overseas: boolean
  policy: CancellationPolicy
  payLocally: PayLocally | null
  deposit: DepositRule | null
  picture: PictureData | undefined
}

export type Party = Required<PartyWish>

/** What was chosen, as it is kept and restored. */
export type Chosen = PartyWish & { packageId: string; batchId: string }

export type BookingChoice = {
  package: Package
  guests: number
  party: Party
  partyTerms: PartyTerms
  departure: OfferedDeparture | null
  readAgain: () => void
  /** Takes all at once, as they were when somebody paid. */
  restore: (chosen: Chosen) => void
}
