import type { UnclaimedBooking } from '#server/bookings/views/list-unclaimed.ts'
import type { ListedBooking } from '#server/papers/add-booking-links.ts'
import type { MyPlace } from '#server/waiting/keep-place.ts'

export type { ListedBooking }

/** As GET /api/account/bookings answers. */
export type ListedBookings = {
  bookings: ListedBooking[]
  unclaimed: UnclaimedBooking[]
  /** On waiting lists; a server of the release before does not tell them. */
  places?: MyPlace[]
}
