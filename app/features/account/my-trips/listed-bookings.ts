import type { UnclaimedBooking } from '#server/bookings/views/list-unclaimed.ts'
import type { ListedBooking } from '#server/papers/add-booking-links.ts'

export type { ListedBooking }

/** As GET /api/account/bookings answers. */
export type ListedBookings = { bookings: ListedBooking[]; unclaimed: UnclaimedBooking[] }
