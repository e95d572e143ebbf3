import type { Database, Transaction } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { isOperator } from '#domain/staff/actor-facts.ts'
import { writeLog } from '../audit/write-log.ts'
import { lockBooking } from '../bookings/booking-store.ts'
import { moveBooking } from '../bookings/move-booking.ts'
import { departureSubject } from '../departures/change-departure.ts'
import { lockDepartures } from '../departures/seat-store.ts'
import { queueTelling } from '../departures/waiting/offer-seats.ts'
import { findParty, lockParty, type Party, saveParty } from '../departures/waiting/waiting-store.ts'

/** Takes a party off its line; seats that it was offered go to the next. False when it does not wait any more. */
export type LeaveLine = (id: string, by: Actor | 'traveller', why?: string) => Promise<boolean>

/** It was offered seats between two looks. */
class Changed extends Error {}

export function createLeaveLine({ db, clock }: { db: Database; clock: Clock }): LeaveLine {
  return async (id, by, why) => {
    for (let tries = 0; ; tries++)
      try {
        return await db.transaction((tx) => leave(tx, id, { by, why, at: clock.now() }))
      } catch (error) {
        if (!(error instanceof Changed) || tries === 3) throw error
      }
  }
}

/** Locks in the order of all others: booking, departure, and then the line. */
async function leave(
  tx: Transaction,
  id: string,
  { by, why, at }: { by: Actor | 'traveller'; why?: string; at: Date },
): Promise<boolean> {
  const seen = await findParty(tx, id)
  if (!seen) return false
  const booking = seen.reference === null ? null : await lockBooking(tx, seen.reference)
  await lockDepartures(tx, [seen])
  const party = await lockParty(tx, id)
  if (!party || (party.state !== 'waiting' && party.state !== 'offered')) return false
  if (party.reference !== seen.reference) throw new Changed()
  await saveParty(tx, id, { state: 'left', changedAt: at })
  await queueTelling(tx, { id, state: 'left' }, at)
  if (booking && isUnpaid(booking.status)) {
    const said = by === 'traveller' ? 'left the waiting list' : 'taken off the waiting list'
    const freed = await moveBooking(tx, booking, { to: 'failed', by, why: said, at })
    if (!freed.ok) throw new Error(`the seats of an offer were not freed: ${freed.reason}`)
  }
  if (by !== 'traveller' && isOperator(by)) await logTakenOff(tx, party, { by, why, at })
  return true
}

async function logTakenOff(
  tx: Transaction,
  { tripId, departureId, seats }: Party,
  { by, why, at }: { by: Actor; why?: string; at: Date },
): Promise<void> {
  const subject = departureSubject({ tripId, id: departureId })
  await writeLog(tx, at, { by, what: 'party taken off', subject, before: { seats }, why })
}
