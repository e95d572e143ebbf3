import type { Database } from '#database/client.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { mostClaimTries } from '#domain/bookings/claim-form.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Traveller } from '../../identity/identify-traveller.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'
import { listUnclaimed } from '../booking-store.ts'
import type { ReadAhead } from '../read-ahead.ts'
import { type BookingList, coverOf, listOf } from './booking-list.ts'

/**
 * A guest's booking as whoever logs in with its phone sees it before claiming it: trip, date and status. The phone was only typed, so nothing here may
 * tell who booked, or help to claim it.
 */
export type UnclaimedBooking = {
  claimId: string
  title: string
  startDate: string
  endDate: string
  status: BookingStatus
  list: BookingList
  image: PictureData
  /** Whether its departure runs, in words that name no guests; null for what is over or does not stand. */
  run: string | null
  triesLeft: number
}

export type ListUnclaimed = (traveller: Traveller) => Promise<UnclaimedBooking[]>

export function createListUnclaimed(deps: {
  db: Database
  clock: Clock
  findTrip: (id: string) => Trip | null
  picture: ResolvePicture
  readAhead: ReadAhead
}): ListUnclaimed {
  const { db, clock, findTrip, picture, readAhead } = deps
  return async ({ phone }) => {
    const today = dateInIndia(clock.now())
    const bookings = await listUnclaimed(db, phone)
    const ahead = await Promise.all(bookings.map((booking) => readAhead(db, booking)))
    return bookings.map((booking, i) => ({
      claimId: booking.claimId,
      title: booking.terms.title,
      startDate: booking.terms.startDate,
      endDate: booking.terms.endDate,
      status: booking.status,
      list: listOf(booking, today),
      image: picture(coverOf(findTrip(booking.tripId)), 'tall'),
      run: ahead[i]?.run?.text ?? null,
      triesLeft: Math.max(0, mostClaimTries - booking.claimTries),
    }))
  }
}
