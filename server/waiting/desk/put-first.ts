import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import {
  changeDeparture,
  departureSubject,
  type UnknownDeparture,
  type WhichDeparture,
} from '../../departures/change-departure.ts'
import { findParty, listLine, saveParty } from '../../departures/waiting/waiting-store.ts'

export type PutFirst = { ok: true } | { ok: false; reason: 'not waiting' } | UnknownDeparture

/** Puts a party before all others that wait for its departure. Why stands in the log. */
export type PutPartyFirst = (
  which: WhichDeparture,
  party: { id: string; why: string },
  by: Actor,
) => Promise<PutFirst>

export function createPutPartyFirst({ db, clock }: { db: Database; clock: Clock }): PutPartyFirst {
  return (which, { id, why }, by) => {
    const at = clock.now()
    return changeDeparture<PutFirst>({ db, which, at }, async (tx) => {
      const party = await findParty(tx, id)
      const isTheirs = party?.tripId === which.tripId && party.departureId === which.id
      if (!party || !isTheirs || party.state !== 'waiting')
        return { outcome: { ok: false, reason: 'not waiting' }, logged: null }
      // Pressed twice, or it stood there before.
      const [first] = await listLine(tx, party)
      if (first?.id === id) return { outcome: { ok: true }, logged: null }
      await saveParty(tx, id, { putFirstAt: at })
      const subject = departureSubject(which)
      const logged = { by, what: 'party put first', subject, after: { seats: party.seats }, why } as const
      return { outcome: { ok: true }, logged }
    })
  }
}
