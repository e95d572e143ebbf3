import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import {
  changeDeparture,
  departureSubject,
  type UnknownDeparture,
  type WhichDeparture,
} from './change-departure.ts'
import { saveDecision } from './departure-store.ts'
import { holdCaptain } from './desk-store.ts'

export type CaptainAssigned = { ok: true } | { ok: false; reason: 'no captain' } | UnknownDeparture

/** Who leads a departure, and so may look at it; null takes whoever does off it. */
export type AssignCaptain = (
  which: WhichDeparture,
  captain: string | null,
  by: Actor,
) => Promise<CaptainAssigned>

export function createAssignCaptain({ db, clock }: { db: Database; clock: Clock }): AssignCaptain {
  return (which, captain, by) =>
    changeDeparture<CaptainAssigned>({ db, which, at: clock.now() }, async (tx, departure) => {
      if (captain === departure.captainId) return { outcome: { ok: true }, logged: null }
      if (captain !== null && !(await holdCaptain(tx, captain)))
        return { outcome: { ok: false, reason: 'no captain' }, logged: null }
      await saveDecision(tx, which, { captainId: captain })
      return {
        outcome: { ok: true },
        logged: {
          by,
          what: 'captain assigned',
          subject: departureSubject(which),
          before: { assigned: departure.captainId !== null },
          after: { assigned: captain !== null },
        },
      }
    })
}
