import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { moreOn, packageAt } from '#domain/departures/date-prices.ts'
import type { Package } from '#domain/trips/package.ts'
import { findPackage, packagesOf } from '#domain/trips/package.ts'
import { partyTermsOf, sizeRefusal } from '#domain/trips/party.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { offerEnd } from '#domain/waiting/offer-clock.ts'
import type { JoinWaiting } from '#domain/waiting/waiting-forms.ts'
import type { notJoinedWords } from '#domain/waiting/waiting-line.ts'
import { mostParties } from '#domain/waiting/waiting-states.ts'
import { priceBooking, saleTerms } from '../bookings/holds/price-booking.ts'
import { type DepartureRow, lockDeparture } from '../departures/departure-store.ts'
import { isSold } from '../departures/offered-departure.ts'
import { queueTelling } from '../departures/waiting/offer-seats.ts'
import { countOpen, findPartyByKey, insertParty } from '../departures/waiting/waiting-store.ts'

/** `free`: it can be booked at once. `too near`: nobody could answer an offer any more. */
type NotJoined = keyof typeof notJoinedWords

export type Joined = { ok: true; id: string } | { ok: false; reason: NotJoined }

/** Gives a party a place at the end of a departure's line. The same form twice is one party. */
export type JoinLine = (which: { tripId: string; id: string }, form: JoinWaiting) => Promise<Joined>

export function createJoinLine(deps: {
  db: Database
  clock: Clock
  findTrip: (id: string) => Trip | null
}): JoinLine {
  const { db, clock, findTrip } = deps

  async function join(
    tx: Transaction,
    form: JoinWaiting,
    { trip, chosen, departure }: { trip: Trip; chosen: Package; departure: DepartureRow },
  ): Promise<Joined> {
    const at = clock.now()
    const which = { tripId: departure.tripId, departureId: departure.id }
    const known = await findPartyByKey(tx, form.key)
    if (known) return { ok: true, id: known.id }
    const refused = refuseParty(departure, form.seats, at)
    if (refused) return { ok: false, reason: refused }
    if ((await countOpen(tx, which)) >= mostParties) return { ok: false, reason: 'full' }
    if (sizeRefusal(partyTermsOf(trip.facts, chosen), form.seats)) return { ok: false, reason: 'party' }
    const priced = priceBooking(trip, packageAt(chosen, moreOn(trip, departure.startDate)), {
      guests: form.seats,
      walletPaise: 0,
    })
    if (!priced.ok) return { ok: false, reason: 'too large' }
    const { key, seats, name, email, phone } = form
    const party = {
      id: randomUUID(),
      key,
      ...which,
      packageId: chosen.id,
      seats,
      name,
      email,
      phone,
      travellerId: null,
      terms: saleTerms(trip, chosen, departure, priced.quote),
      totalPaise: priced.quote.totalPaise,
      at,
      putFirstAt: null,
      state: 'waiting' as const,
      changedAt: at,
      reference: null,
      told: null,
    }
    if (!(await insertParty(tx, party))) return { ok: false, reason: 'waits already' }
    await queueTelling(tx, party, at)
    return { ok: true, id: party.id }
  }

  return (which, form) =>
    db.transaction(async (tx) => {
      const trip = findTrip(which.tripId)
      const departure = trip?.kind === 'group' ? await lockDeparture(tx, which) : null
      if (!trip || !departure || !isSold(departure, dateInIndia(clock.now())))
        return { ok: false, reason: 'no such date' }
      const chosen = findPackage(packagesOf(trip), form.package)
      return chosen ? join(tx, form, { trip, chosen, departure }) : { ok: false, reason: 'unknown package' }
    })
}

/** Why so many can't wait for a departure that is sold; null when they can. */
export function refuseParty(
  { free, total, startDate }: DepartureRow,
  seats: number,
  at: Date,
): 'free' | 'too large' | 'too near' | null {
  if (seats <= free) return 'free'
  if (seats > total) return 'too large'
  return offerEnd(at, startDate) ? null : 'too near'
}
