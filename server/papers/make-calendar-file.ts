import { timeZoneOf } from '#domain/calendar/time-zone.ts'
import type { Site } from '#domain/site/site.ts'
import { briefly } from '#domain/trips/describe-facts.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Booking } from '../bookings/booking-store.ts'
import { type CalendarTrip, makeCalendar } from './make-calendar.ts'

/** Of a booking, and of the one that took its place. */
export type MakeCalendarFile = (booking: Booking, next?: Booking | null) => string

export function createMakeCalendarFile(deps: {
  siteUrl: string
  site: Pick<Site, 'phone'>
  findTrip: (id: string) => Trip | null
}): MakeCalendarFile {
  const { siteUrl, site, findTrip } = deps
  const tripOf = (booking: Booking): CalendarTrip => {
    const { reference, tripId, terms, status, createdAt, confirmedAt, cancelledAt } = booking
    return {
      reference,
      host: new URL(siteUrl).hostname,
      title: terms.title,
      startDate: terms.startDate,
      endDate: terms.endDate,
      meeting: meetingOf(findTrip(tripId)),
      phone: site.phone,
      url: `${siteUrl}/my-trips?booking=${reference}`,
      changedAt: cancelledAt ?? confirmedAt ?? createdAt,
      cancelled: status !== 'confirmed' && status !== 'completed',
    }
  }
  return (booking, next) => makeCalendar(tripOf(booking), ...(next ? [tripOf(next)] : []))
}

function meetingOf(trip: Trip | null): CalendarTrip['meeting'] {
  if (!trip) return null
  const { meet, end } = trip.facts
  return { place: briefly(meet.place), time: meet.time, ends: end.time, zone: timeZoneOf(trip.country) }
}
