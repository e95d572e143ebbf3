import type { Database } from '#database/client.ts'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Asks } from '#domain/guests/asks.ts'
import type { Detail, Diet, Gender } from '#domain/guests/details.ts'
import type { TravelKit } from '#domain/journey/travel-kit.ts'
import { firstNameOf } from '#domain/reviews/first-name.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Sealing } from '../auth/keys/auth-secrets.ts'
import { type Booking, findBooking } from '../bookings/booking-store.ts'
import { coverOf } from '../bookings/views/booking-list.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { type ClosedGuest, type FoundGuest, findGuest } from './find-guest.ts'
import type { GuestLinks } from './guest-links.ts'

/** What was told and may be shown to whoever has the link. */
export type ToldDetails = {
  revision: number
  name: string
  gender: Gender | null
  born: string | null
  diet: Diet | null
  pickup: string | null
  roomMate: string | null
  city: string | null
  shownToOthers: boolean
}

/** What is there and is not shown again, in the words that say so; null where nothing is. */
export type KeptDetails = Record<
  'phone' | 'emergency' | 'health' | 'passport' | 'licence' | 'pan',
  string | null
>

/** What the address of a guest shows. */
export type ShownGuest =
  | {
      state: 'open'
      trip: { title: string; dates: string; picture: PictureData }
      /** Who booked; null where it is the guest. */
      lead: string | null
      asks: Asks
      told: ToldDetails
      kept: KeptDetails
      nameIsFixed: boolean
      missing: Detail[]
      /** Whether anything was saved. */
      saved: boolean
      /** Null for a trip that left the catalogue. */
      kit: TravelKit | null
    }
  | ClosedGuest

export type ShowGuestPage = (code: string) => Promise<ShownGuest>

export function createShowGuestPage(deps: {
  db: Database
  clock: Clock
  links: GuestLinks
  sealing: Pick<Sealing, 'open'>
  findTrip: (id: string) => Trip | null
  kitOf: (trip: Trip) => TravelKit
  picture: ResolvePicture
}): ShowGuestPage {
  const { db, clock, links, sealing, findTrip, kitOf, picture } = deps
  return async (code) => {
    const whose = links.read(code)
    const booking = whose && (await findBooking(db, whose.reference))
    if (!booking) return { state: 'unknown' }
    const today = dateInIndia(clock.now())
    const found = await findGuest(db, booking, whose.n, { findTrip, open: sealing.open, today })
    if (found.state !== 'open') return found
    const { asks, missing, nameIsFixed } = found
    const trip = findTrip(booking.tripId)
    return {
      state: 'open',
      trip: tripOf(booking, picture(coverOf(trip), 'tall')),
      lead: whose.n === 1 ? null : firstNameOf(found.lead?.name || booking.name),
      asks,
      told: toldOf(found),
      kept: keptOf(found),
      nameIsFixed,
      missing,
      saved: found.details !== null,
      kit: trip && kitOf(trip),
    }
  }
}

function tripOf({ terms }: Booking, picture: PictureData) {
  return { title: terms.title, dates: showDates(terms), picture }
}

export function toldOf({ guest, details }: Pick<FoundGuest, 'guest' | 'details'>): ToldDetails {
  return {
    revision: details?.revision ?? 0,
    name: guest.name,
    gender: details?.gender ?? null,
    born: details?.born ?? null,
    diet: details?.diet ?? null,
    pickup: details?.pickup ?? null,
    roomMate: details?.roomMate ?? null,
    city: details?.city ?? null,
    shownToOthers: details?.shownToOthers ?? false,
  }
}

/** 'Sunita' of 'Sunita, my mother'. */
function firstWordOf(name: string | null | undefined): string {
  return /^[^\s,;:()]+/.exec(name ?? '')?.[0] ?? 'a name'
}

/** A link is passed on: whoever has it learns that something is there, and of a phone its last two digits. */
function keptOf({ details, panGiven, missing }: FoundGuest): KeptDetails {
  const ends = (phone: string) => `number ends in ${phone.slice(-2)}`
  const there = (sealed: string | null | undefined) => (sealed ? 'Saved, encrypted' : null)
  const { phone, emergencyName, emergencyPhone } = details ?? {}
  return {
    phone: phone ? `Saved, ${ends(phone)}` : null,
    emergency: emergencyPhone ? `Saved: ${firstWordOf(emergencyName)}, ${ends(emergencyPhone)}` : null,
    health: there(details?.health),
    passport: missing.includes('passport') ? null : there(details?.passport),
    licence: there(details?.licence),
    pan: panGiven ? 'Given with the booking' : there(details?.pan),
  }
}
