import type { BookingStatus } from '../bookings/booking-status.ts'
import { addDays } from '../calendar/calendar-date.ts'

/** Days after a trip's last day on which its travellers are asked. */
export const askAfterDays = 2
/** Whoever could not be asked in these days is not asked any more: the mail would come out of nowhere. */
export const askWithinDays = 14
/** Days in which a review can be written. */
export const writeWithinDays = 180
/** What nobody has looked at by then is published. */
export const publishAfterDays = 7

/** Whether a booking can be reviewed on a day, or why not. */
export type Reviewable = 'yes' | 'not yet' | 'over' | 'cancelled'

export function reviewableOn(booking: { status: BookingStatus; endDate: string }, today: string): Reviewable {
  const { status, endDate } = booking
  if (status !== 'confirmed' && status !== 'completed') return 'cancelled'
  if (today <= endDate) return 'not yet'
  return today > addDays(endDate, writeWithinDays) ? 'over' : 'yes'
}
