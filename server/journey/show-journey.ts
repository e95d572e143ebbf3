import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { type MeetingPoint, mapsHrefOf, type TripAhead } from '#domain/bookings/trip-ahead.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { sayMissing, shortNameOf } from '#domain/guests/detail-words.ts'
import { captainDays } from '#domain/journey/captain-days.ts'
import type { Companions } from '#domain/journey/companions.ts'
import { type JourneyDay, journeyDays } from '#domain/journey/journey-days.ts'
import { type Season, seasonOf } from '#domain/journey/season.ts'
import { stageOf } from '#domain/journey/stage.ts'
import { kitOf, type TravelKit } from '#domain/journey/travel-kit.ts'
import { formatPaise } from '#domain/money/money.ts'
import { briefly } from '#domain/trips/describe-facts.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { isTheirs } from '../bookings/booking-owner.ts'
import { type Booking, findBooking, listBookingsOf } from '../bookings/booking-store.ts'
import { listDetails } from '../bookings/guests/details-store.ts'
import { listGuests, present } from '../bookings/guests/guest-store.ts'
import { readReceived } from '../bookings/payments/read-received.ts'
import type { ReadAhead } from '../bookings/read-ahead.ts'
import { coverOf } from '../bookings/views/booking-list.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ReadStanding } from '../guests/guest-standing.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { findCaptain } from '../reminders/reminder-store.ts'
import { readCompanions } from './read-companions.ts'

/** What whoever booked needs on the way. Of a booking that does not stand its name alone is told, and of a trip that is over who led it. */
export type Journey = {
  reference: string
  status: BookingStatus
  moved: boolean
  title: string
  packageTitle: string
  startDate: string
  endDate: string
  guests: number
  image: PictureData
  /** The day in India by the server's clock. */
  today: string
  ahead: TripAhead | null
  /** Where guests join who have chosen another place than the meeting point. */
  pickups: (MeetingPoint & { who: string[] })[]
  captain: { name: string; phone: string } | null
  /** On which days the captain is told, both included. */
  captainDays: { from: string; until: string }
  missing: { who: string; what: string }[]
  owed: { amount: string; by: string; href: string } | null
  days: JourneyDay[]
  kit: TravelKit | null
  companions: Companions | null
  season: Season | null
}

/** 'next' stands for the first that is not over. Null for a booking that is somebody else's, or none. */
export type ShowJourney = (reference: string, traveller: Traveller) => Promise<Journey | null>

type Deps = {
  db: Database
  clock: Clock
  catalogue: () => Pick<Catalogue, 'findTrip' | 'posts' | 'emergency'>
  picture: ResolvePicture
  readAhead: ReadAhead
  readStanding: ReadStanding
}

export function createShowJourney(deps: Deps): ShowJourney {
  const { db, clock, catalogue, picture } = deps

  async function find(reference: string, traveller: Traveller, today: string): Promise<Booking | null> {
    if (reference === 'next') {
      const bookings = await listBookingsOf(db, traveller.id)
      const open = bookings.filter(({ status, terms }) =>
        ['ahead', 'under way'].includes(stageOf({ status, ...terms }, today)),
      )
      return open.toSorted((a, b) => a.terms.startDate.localeCompare(b.terms.startDate))[0] ?? null
    }
    const booking = isBookingReference(reference) ? await findBooking(db, reference) : null
    return booking && isTheirs(booking, traveller) ? booking : null
  }

  return async (asked, traveller) => {
    const today = dateInIndia(clock.now())
    const booking = await find(asked, traveller, today)
    if (!booking) return null
    const { reference, status, terms, guests, tripId, movedTo } = booking
    const { title, packageTitle, startDate, endDate } = terms
    const { findTrip, posts, emergency } = catalogue()
    const trip = findTrip(tripId)
    const stage = stageOf({ status, startDate, endDate }, today)
    const isOn = stage === 'ahead' || stage === 'under way'
    const withCaptain = captainDays(terms)
    const isLed = stage !== 'off' && today >= withCaptain.from && today <= withCaptain.until
    return {
      ...{
        reference,
        status,
        moved: movedTo !== null,
        title,
        packageTitle,
        startDate,
        endDate,
        guests,
        today,
      },
      image: picture(coverOf(trip), 'tall'),
      captain: isLed ? await findCaptain(db, booking) : null,
      captainDays: withCaptain,
      days: isOn && trip ? journeyDays(trip.itinerary, terms) : [],
      kit: isOn && trip ? kitOf(trip, emergency) : null,
      season: isOn && trip ? seasonOf(trip, startDate, posts) : null,
      companions: isOn ? await readCompanions(db, booking, today) : null,
      ...(isOn ? await readWhatIsDue(deps, booking, trip) : nothingDue),
    }
  }
}

type Due = Pick<Journey, 'ahead' | 'pickups' | 'missing' | 'owed'>
const nothingDue: Due = { ahead: null, pickups: [], missing: [], owed: null }

async function readWhatIsDue(
  { db, readAhead, readStanding }: Deps,
  booking: Booking,
  trip: Trip | null,
): Promise<Due> {
  const { dueOn, reference } = booking
  const standing = await readStanding(db, booking)
  const { owedPaise } = await readReceived(db, booking)
  return {
    ahead: await readAhead(db, booking),
    pickups: trip ? await readPickups(db, reference, trip) : [],
    missing: standing
      .map((guest, i) => ({ ...guest, who: shortNameOf(guest.name, i + 1) }))
      .filter(({ missing }) => missing.length > 0)
      .map((guest) => ({ who: guest.who, what: sayMissing(guest) })),
    owed:
      dueOn !== null && owedPaise > 0
        ? { amount: formatPaise(owedPaise), by: showDate(dueOn), href: `/pay/launch/${reference}` }
        : null,
  }
}

async function readPickups(
  db: Pick<Database, 'select'>,
  reference: string,
  { facts }: Trip,
): Promise<Journey['pickups']> {
  const guests = present(await listGuests(db, reference))
  const details = await listDetails(db, reference)
  return (facts.pickups ?? []).flatMap(({ id, place, time }) => {
    const who = guests.flatMap(({ n, name }, i) =>
      details.some((told) => told.n === n && told.pickup === id) ? [shortNameOf(name, i + 1)] : [],
    )
    return who.length > 0 ? [{ time, place, mapsHref: mapsHrefOf(briefly(place)), who }] : []
  })
}
