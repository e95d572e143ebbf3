import type { Database, Transaction } from '#database/client.ts'
import type { GuestNameForm } from '#domain/bookings/guest-forms.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { isOperator } from '#domain/staff/actor-facts.ts'
import { writeLog } from '../../audit/write-log.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, insertEvent, lockBooking } from '../booking-store.ts'
import {
  type BookingGuest,
  endGuests,
  insertGuest,
  listGuests,
  present,
  saveGuestName,
} from './guest-store.ts'

/** `papers made`: permits or tickets are in the old name. */
export type GuestChanged =
  | { ok: true; n: number }
  | { ok: false; reason: 'unknown guest' | 'not confirmed' | 'departed' | 'papers made' }

/** Gives a guest a name; or the seat to somebody else, who begins as a guest of their own. Neither costs anything. */
export type ChangeGuest = (
  reference: string,
  n: number,
  wish: GuestNameForm & { by: Actor },
) => Promise<GuestChanged>

export function createChangeGuest(deps: { db: Database; clock: Clock; news: BookingNews }): ChangeGuest {
  const { db, clock, news } = deps
  return (reference, n, { name, instead, by }) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const booking = await lockBooking(tx, reference)
      if (booking?.status !== 'confirmed') return { ok: false, reason: 'not confirmed' }
      const all = await listGuests(tx, reference)
      const guest = present(all).find((one) => one.n === n)
      if (!guest) return { ok: false, reason: 'unknown guest' }
      if (booking.terms.startDate <= dateInIndia(at)) return { ok: false, reason: 'departed' }
      if (guest.papersAt) return { ok: false, reason: 'papers made' }
      if (guest.name === name) return { ok: true, n }
      // Who had no name yet gives no seat away.
      if (!instead || guest.name === '') {
        await saveGuestName(tx, { reference, n, name })
        if (isOperator(by)) await noteNamed(tx, booking, n, { by, at })
        return { ok: true, n }
      }
      const next = { guest, n: all.length + 1, name }
      await giveSeat(tx, booking, next, { by, at })
      await news.guestReplaced(tx, booking)
      return { ok: true, n: next.n }
    })
}

/** Whoever booked sees that it was not them. */
async function noteNamed(
  tx: Transaction,
  { reference, status }: Booking,
  n: number,
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  const why = { code: 'guest named', guest: n } as const
  await insertEvent(tx, {
    reference,
    at,
    by: by.kind === 'traveller' ? 'traveller' : by,
    from: status,
    to: status,
    why,
  })
  const subject = { kind: 'booking', id: reference } as const
  await writeLog(tx, at, { by, what: 'guest named', subject, after: { guest: n } })
}

async function giveSeat(
  tx: Transaction,
  { reference, status }: Booking,
  { guest, n, name }: { guest: BookingGuest; n: number; name: string },
  { by, at }: { by: Actor; at: Date },
): Promise<void> {
  await endGuests(tx, { reference, numbers: [guest.n], ended: 'replaced', at })
  await insertGuest(tx, { ...guest, n, name, beganAt: at, insteadOf: guest.n })
  await insertEvent(tx, {
    reference,
    at,
    by: by.kind === 'traveller' ? 'traveller' : by,
    from: status,
    to: status,
    why: { code: 'seat given away', guest: guest.n },
  })
  if (isOperator(by))
    await writeLog(tx, at, {
      by,
      what: 'guest replaced',
      subject: { kind: 'booking', id: reference },
      after: { guest: n },
    })
}
