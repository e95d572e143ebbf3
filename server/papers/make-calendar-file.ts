import type { Trip } from '#domain/trips/trip.ts'
import type { Booking } from '../bookings/booking-store.ts'
import { makeCalendar } from './make-calendar.ts'
import { meetingPlaceOf } from './meeting-place.ts'

export type MakeCalendarFile = (booking: Booking) => string

export function createMakeCalendarFile(deps: {
  siteUrl: string
  findTrip: (id: string) => Trip | null
}): MakeCalendarFile {
  const { siteUrl, findTrip } = deps
  return ({ reference, tripId, terms, status, createdAt, confirmedAt, cancelledAt }) =>
    makeCalendar({
      reference,
      host: new URL(siteUrl).hostname,
      title: terms.title,
      startDate: terms.startDate,
      endDate: terms.endDate,
      meetingPlace: meetingPlaceOf(findTrip(tripId)),
      url: `${siteUrl}/my-trips?booking=${reference}`,
      changedAt: cancelledAt ?? confirmedAt ?? createdAt,
      cancelled: status !== 'confirmed' && status !== 'completed',
    })
}
