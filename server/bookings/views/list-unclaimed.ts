import type { Database } from '#database/client.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { mostClaimTries } from '#domain/bookings/claim-form.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Traveller } from '../../identity/identify-traveller.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'
import { listUnclaimed } from '../booking-store.ts'
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
  triesLeft: number
}

export type ListUnclaimed = (traveller: Traveller) => Promise<UnclaimedBooking[]>

export function createListUnclaimed(deps: {
  db: Database
  clock: Clock
  findTrip: (id: string) => Trip | null
  picture: ResolvePicture
}): ListUnclaimed {
  const { db, clock, findTrip, picture } = deps
  return async ({ phone }) => {
    const today = dateInIndia(clock.now())
    return (await listUnclaimed(db, phone)).map((booking) => ({
      claimId: booking.claimId,
      title: booking.terms.title,
      startDate: booking.terms.startDate,
      endDate: booking.terms.endDate,
      status: booking.status,
      list: listOf(booking, today),
      image: picture(coverOf(findTrip(booking.tripId)), 'tall'),
      triesLeft: Math.max(0, mostClaimTries - booking.claimTries),
    }))
  }
}
