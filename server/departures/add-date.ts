import type { Database } from '#database/client.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { type PlannableTrip, smallestGroup } from '#domain/departures/departure.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../audit/write-log.ts'
import { departureSubject } from './change-departure.ts'
import { insertDeparture, leavesOn } from './desk-store.ts'
import { lockFilling } from './planned-store.ts'

/** `not in groups`: such a trip is asked for and has no dates. `there`: it leaves on that day already. */
export type DateAdded =
  | { ok: true; id: string }
  | { ok: false; reason: 'unknown' | 'not in groups' | 'past' }
  | { ok: false; reason: 'there'; id: string }

export type NewDate = { tripId: string; startDate: string; seats: number; smallest: number }

/** A departure that no plan of the catalogue names: the nightly fill leaves it alone. */
export type AddDate = (date: NewDate, by: Actor, why?: string) => Promise<DateAdded>

export function createAddDate(deps: {
  db: Database
  clock: Clock
  findTrip: (id: string) => PlannableTrip | null
}): AddDate {
  const { db, clock, findTrip } = deps
  return (date, by, why) =>
    db.transaction(async (tx): Promise<DateAdded> => {
      const { tripId, startDate, seats, smallest } = date
      const trip = findTrip(tripId)
      if (!trip) return { ok: false, reason: 'unknown' }
      if (trip.kind !== 'group') return { ok: false, reason: 'not in groups' }
      const at = clock.now()
      const today = dateInIndia(at)
      if (startDate <= today) return { ok: false, reason: 'past' }
      // Ids of planned dates differ from trip to trip: the fill must not add the same day meanwhile.
      await lockFilling(tx)
      const there = await leavesOn(tx, tripId, startDate)
      if (there) return { ok: false, reason: 'there', id: there }
      const decideOn = addDays(startDate, -smallestGroup(trip).decideDays)
      const which = { tripId, id: startDate }
      const added = await insertDeparture(tx, {
        ...which,
        startDate,
        endDate: addDays(startDate, trip.days - 1),
        total: seats,
        seatsByOperator: seats,
        smallest,
        decideOn,
        decision: decideOn <= today ? 'late' : null,
        byHand: true,
      })
      if (!added) return { ok: false, reason: 'there', id: startDate }
      await writeLog(tx, at, {
        by,
        what: 'date added',
        subject: departureSubject(which),
        after: { seats, smallest },
        why,
      })
      return { ok: true, id: startDate }
    })
}
