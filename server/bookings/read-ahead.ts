import type { Database } from '#database/client.ts'
import {
  type BookedRun,
  bookedRun,
  type DayOfTrip,
  type MeetingPoint,
  mapsHrefOf,
  sayDaysToGo,
  type TripAhead,
} from '#domain/bookings/trip-ahead.ts'
import { type Days, daysBetween } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { briefly } from '#domain/trips/describe-facts.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { findDeparture } from '../departures/departure-store.ts'
import { runOf } from '../departures/offered-departure.ts'
import type { Booking } from './booking-store.ts'
import { readRefundable } from './refunds/read-refundable.ts'

/** What comes next for whoever has booked; null for a booking that does not stand, and for a trip that is over. */
export type ReadAhead = (db: Pick<Database, 'select'>, booking: Booking) => Promise<TripAhead | null>

export function createReadAhead(deps: { clock: Clock; findTrip: (id: string) => Trip | null }): ReadAhead {
  const { clock, findTrip } = deps

  async function readRun(
    db: Pick<Database, 'select'>,
    booking: Booking,
    today: string,
  ): Promise<BookedRun | null> {
    const departure = await findDeparture(db, { tripId: booking.tripId, id: booking.departureId })
    const run = departure && runOf(departure, today)
    if (!run || departure.smallest === null || departure.decideOn === null) return null
    const { soldInAll: booked, smallest, decideOn } = departure
    const { onlinePaise, walletPaise } = (await readRefundable(db, booking)).left
    const own = { guests: booking.guests, backPaise: onlinePaise + walletPaise }
    return bookedRun({ run, booked, smallest, decideOn, deciding: today > decideOn }, own)
  }

  return async (db, booking) => {
    const { startDate, endDate } = booking.terms
    const today = dateInIndia(clock.now())
    if (booking.status !== 'confirmed' || endDate < today) return null
    const trip = findTrip(booking.tripId)
    return {
      startDate,
      endDate,
      toGo: sayDaysToGo(daysBetween(today, startDate)),
      onDay: dayOf({ startDate, endDate }, today, trip),
      meet: trip && meetingPointOf(trip),
      ends: trip && endOf(trip),
      run: await readRun(db, booking, today),
    }
  }
}

/** The first day is that of the meeting. */
function dayOf({ startDate, endDate }: Days, today: string, trip: Trip | null): DayOfTrip | null {
  if (today <= startDate) return null
  const day = daysBetween(startDate, today) + 1
  return {
    date: today,
    text: `Day ${day} of ${daysBetween(startDate, endDate) + 1}`,
    title: trip?.itinerary[day - 1]?.title ?? null,
  }
}

function meetingPointOf({ facts: { meet } }: Trip): MeetingPoint {
  const place = briefly(meet.place)
  return { time: meet.time, place, mapsHref: mapsHrefOf(place) }
}

function endOf({ facts: { meet, end } }: Trip): string {
  const place = briefly(end.place)
  return `${end.time}, ${place === briefly(meet.place) ? 'where we met' : place}`
}
