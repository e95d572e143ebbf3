import type { PictureData } from '#app/ui/picture.tsx'
import type { CancellationPolicy } from '#domain/money/cancellation.ts'
import type { Package } from '#domain/trips/package.ts'
import type { PayLocally } from '#domain/trips/pay-locally.ts'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'

/** What a booking has to know of a trip, and of what is chosen of it. */
export type BookableTrip = {
  id: string
  title: string
  discount: number
  overseas: boolean
  policy: CancellationPolicy
  payLocally: PayLocally | null
  picture: PictureData | undefined
}

export type BookingChoice = {
  package: Package
  guests: number
  departure: OfferedDeparture | null
  readAgain: () => void
  /** Takes all at once, as they were when somebody paid. */
  restore: (chosen: { packageId: string; guests: number; batchId: string }) => void
}
