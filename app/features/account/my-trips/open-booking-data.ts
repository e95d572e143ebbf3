import type { MyBooking } from '#server/bookings/views/show-my-booking.ts'
import type { PapersView } from '#server/papers/show-papers.ts'

/** A booking with its papers, as GET /api/account/bookings/{reference} answers. */
export type OpenBookingData = MyBooking & PapersView

/** What of it is shown also to the tab in which a guest has paid. */
export type ShownBooking = Omit<OpenBookingData, 'name' | 'email' | 'phone' | 'party' | 'details'>
