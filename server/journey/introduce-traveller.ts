import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Companions } from '#domain/journey/companions.ts'
import type { Introduction } from '#domain/journey/introduction-form.ts'
import { stageOf } from '#domain/journey/stage.ts'
import { isTheirs } from '../bookings/booking-owner.ts'
import { lockBooking } from '../bookings/booking-store.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { saveIntroduction } from './companions-store.ts'
import { ownSeat, readCompanions } from './read-companions.ts'

/** `closed`: the trip is over or off, or they do not travel themselves. */
export type Introduced = { ok: true; companions: Companions } | { ok: false; reason: 'unknown' | 'closed' }

/** Lets those who travel along see whoever booked, or no longer. */
export type IntroduceTraveller = (
  reference: string,
  traveller: Traveller,
  introduction: Introduction,
) => Promise<Introduced>

export function createIntroduceTraveller({ db, clock }: { db: Database; clock: Clock }): IntroduceTraveller {
  return (reference, traveller, introduction) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const today = dateInIndia(at)
      const booking = isBookingReference(reference) ? await lockBooking(tx, reference) : null
      if (!booking || !isTheirs(booking, traveller)) return { ok: false, reason: 'unknown' }
      const stage = stageOf({ status: booking.status, ...booking.terms }, today)
      const isOpen = stage === 'ahead' || stage === 'under way'
      if (!isOpen || !(await readCompanions(tx, booking, today))) return { ok: false, reason: 'closed' }
      const { shown, city } = introduction
      await saveIntroduction(tx, { reference, n: ownSeat, at, shown, city: city || null })
      const companions = await readCompanions(tx, booking, today)
      return companions ? { ok: true, companions } : { ok: false, reason: 'closed' }
    })
}
