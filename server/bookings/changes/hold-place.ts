import type { Transaction } from '#database/client.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { changeSeats, lockDepartures } from '../../departures/seat-store.ts'
import { type Booking, bookingAsPart } from '../booking-store.ts'
import { bookingOf } from '../holds/new-booking.ts'
import type { Move } from './read-move.ts'

/** Rolls a transaction back: there are no seats on the other date. */
export class NoSeats extends Error {}

/** The booking that is to take the place of another, with its seats held. In a transaction that holds the lock of the old one, which stands meanwhile. */
export async function holdPlace(
  tx: Transaction,
  old: Booking,
  move: Pick<Move, 'wanted' | 'carriedPaise'>,
  how: { key: string; channel: Booking['channel']; at: Date; until: Date },
): Promise<Booking> {
  const { key: idempotencyKey, channel, at, until } = how
  const { reference } = old
  const made = { ...move.wanted, idempotencyKey, fingerprint: `moves ${reference}`, heldBy: null, channel }
  const booking = {
    ...bookingOf(made, { at, until }),
    carriesFrom: reference,
    carriedPaise: move.carriedPaise,
  }
  const { tripId, departureId, guests } = booking
  const seats = { tripId, departureId, held: guests, sold: 0, today: dateInIndia(at) }
  await lockDepartures(tx, [old, booking])
  if (!(await changeSeats(tx, seats, bookingAsPart(tx, booking)))) throw new NoSeats()
  return booking
}
