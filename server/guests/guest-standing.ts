import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { asksOf } from '#domain/guests/asks.ts'
import type { Detail } from '#domain/guests/details.ts'
import { missingOf } from '#domain/guests/missing.ts'
import { voucherStanding } from '#domain/papers/voucher-standing.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Sealing } from '../auth/keys/auth-secrets.ts'
import type { Booking } from '../bookings/booking-store.ts'
import { listDetails } from '../bookings/guests/details-store.ts'
import { listGuests, present } from '../bookings/guests/guest-store.ts'
import { findSealedPan } from '../papers/pan-store.ts'
import type { GuestLinks } from './guest-links.ts'
import { knownOf } from './known-details.ts'

/** How far a guest's details have come: what is missing by its name, and never what is there. */
export type GuestStanding = {
  n: number
  name: string
  kind: 'adult' | 'child'
  /** Whether they have told anything. */
  told: boolean
  missing: Detail[]
  /** Where they tell it. */
  path: string
}

/** Of everybody who travels; nobody once the trip is over, or where the booking does not stand. */
export type ReadStanding = (db: Pick<Database, 'select'>, booking: Booking) => Promise<GuestStanding[]>

export function createReadStanding(deps: {
  clock: Clock
  links: GuestLinks
  sealing: Pick<Sealing, 'open'>
  findTrip: (id: string) => Trip | null
}): ReadStanding {
  const { clock, links, sealing, findTrip } = deps
  return async (db, booking) => {
    const { reference, status, terms, tripId } = booking
    if (voucherStanding({ status, endDate: terms.endDate }, dateInIndia(clock.now())) !== 'open') return []
    const guests = present(await listGuests(db, reference))
    const details = await listDetails(db, reference)
    const panGiven = terms.overseas && (await findSealedPan(db, reference)) !== null
    const trip = findTrip(tripId)
    return guests.map((guest) => {
      const { n, name, kind } = guest
      const asks = asksOf({ trip, overseas: terms.overseas, days: terms, kind })
      const told = details.find((one) => one.n === n) ?? null
      const known = knownOf(guest, told, { panGiven: panGiven && n === 1, open: sealing.open })
      return {
        n,
        name,
        kind,
        told: told !== null,
        missing: missingOf(known, asks),
        path: links.pathOf({ reference, n }),
      }
    })
  }
}
