import { randomBytes } from 'node:crypto'
import type { Database } from '#database/client.ts'
import { bookingReferenceOf } from '#domain/bookings/booking-reference.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { offerMark } from '#domain/bookings/paid-by-link.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { nextOpen, offerEnd } from '#domain/waiting/offer-clock.ts'
import { partiesThatFit } from '#domain/waiting/waiting-line.ts'
import type { WaitingState } from '#domain/waiting/waiting-states.ts'
import { enqueue } from '../../jobs/job-store.ts'
import { type DepartureRow, lockDeparture } from '../departure-store.ts'
import { isSold } from '../offered-departure.ts'
import { changeSeats } from '../seat-store.ts'
import {
  listLine,
  listParties,
  moveByBooking,
  noteOffered,
  offerAsPart,
  type Party,
  saveParty,
} from './waiting-store.ts'

type Which = { tripId: string; departureId: string }

export const tellWaiting = 'tell who waits'

/** Somebody has to be told of the state that a party is in; nobody is woken for it. */
export async function queueTelling(
  tx: Pick<Database, 'insert'>,
  { id, state }: { id: string; state: WaitingState },
  at: Date,
): Promise<void> {
  await enqueue(tx, { task: tellWaiting, payload: { party: id, state }, runAt: nextOpen(at) })
}

/**
 * Offers what is free on a departure to those who wait for it, in the caller's transaction: whoever frees seats calls it before that ends, so nobody else sees them first. The
 * transaction holds the departure's lock, under which alone its line changes.
 */
export async function offerFreeSeats(tx: Database, which: Which, at: Date): Promise<number> {
  const line = await listLine(tx, which)
  if (line.length === 0) return 0
  const departure = await lockDeparture(tx, { tripId: which.tripId, id: which.departureId })
  if (!departure || !isSold(departure, dateInIndia(at))) return 0
  const until = offerEnd(at, departure.startDate)
  if (!until) return 0
  const parties = partiesThatFit(line, departure.free)
  for (const party of parties) await offer(tx, party, { departure, at, until })
  return parties.length
}

/** An offer is a booking that holds its seats: it is paid, lapses and is cancelled as any other. */
async function offer(
  tx: Database,
  party: Party,
  { departure, at, until }: { departure: DepartureRow; at: Date; until: Date },
): Promise<void> {
  const { tripId, departureId, seats } = party
  const { startDate, endDate } = departure
  const reference = bookingReferenceOf(randomBytes(8))
  const terms = { ...party.terms, startDate, endDate }
  const change = { tripId, departureId, held: seats, sold: 0, today: dateInIndia(at) }
  const part = offerAsPart(tx, party, { reference, terms, at, until })
  if (!(await changeSeats(tx, change, part))) throw new Error('free seats were not held for who waits')
  await noteOffered(tx, { reference, at })
  await saveParty(tx, party.id, { state: 'offered', reference, changedAt: at })
  await queueTelling(tx, { id: party.id, state: 'offered' }, at)
}

/** What becomes of the booking of an offer becomes of its party. */
export async function followOffer(
  tx: Database,
  { reference, fingerprint }: { reference: string; fingerprint: string },
  { to, at }: { to: BookingStatus; at: Date },
): Promise<void> {
  if (fingerprint !== offerMark) return
  if (to === 'confirmed') await moveByBooking(tx, reference, { to: 'taken', at })
  if (to !== 'failed' && to !== 'expired') return
  // Who left, or whose date was cancelled, is told that.
  const lapsed = await moveByBooking(tx, reference, { to: 'lapsed', from: 'offered', at })
  if (lapsed) await queueTelling(tx, lapsed, at)
}

/** Nobody waits any more for a departure that has left or does not run. Its lock is held. */
export async function endLine(tx: Database, which: Which, at: Date): Promise<number> {
  const parties = await listParties(tx, which, ['waiting', 'offered'])
  for (const { id } of parties) {
    await saveParty(tx, id, { state: 'ended', changedAt: at })
    await queueTelling(tx, { id, state: 'ended' }, at)
  }
  return parties.length
}
