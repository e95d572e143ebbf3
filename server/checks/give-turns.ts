import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Check } from '#domain/content/checks.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { holdColleague } from '../approvals/approval-store.ts'
import { writeLog } from '../audit/write-log.ts'
import { removeTurn, saveTurn } from './turn-store.ts'

type TurnWish = { trips: string[]; what: Check; staffId: string | null; until: string }
type TurnsGiven = { ok: true } | { ok: false; reason: 'nobody' }

/** Says whose turn it is to look at something of these trips, and until when; or that it is nobody's. */
export type GiveTurns = (wish: TurnWish, by: Actor) => Promise<TurnsGiven>

export function createGiveTurns({ db, clock }: { db: Database; clock: Clock }): GiveTurns {
  return ({ trips, what, staffId, until }, by) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      if (staffId !== null && !(await holdColleague(tx, staffId))) return { ok: false, reason: 'nobody' }
      // In one order, so that two who give the same trips wait for each other.
      for (const tripId of [...new Set(trips)].sort()) {
        if (staffId === null) await removeTurn(tx, { tripId, what })
        else await saveTurn(tx, { tripId, what, staffId, until, givenBy: staffIdOf(by), at })
      }
      await writeLog(tx, at, {
        by,
        what: 'checks given',
        subject: { kind: 'check', id: what },
        after: { trips: trips.length, given: staffId !== null },
      })
      return { ok: true }
    })
}
