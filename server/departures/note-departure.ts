import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import {
  changeDeparture,
  departureSubject,
  type UnknownDeparture,
  type WhichDeparture,
} from './change-departure.ts'
import { type DepartureRow, saveDecision } from './departure-store.ts'

/** `changed`: somebody wrote another one since the page with this version was opened. */
export type DepartureNoted =
  | { ok: true }
  | { ok: false; reason: 'changed'; departure: DepartureRow }
  | UnknownDeparture

/** What staff write down for themselves; '' takes it away. */
export type NoteDeparture = (
  which: WhichDeparture,
  wanted: { note: string; version: string },
  by: Actor,
) => Promise<DepartureNoted>

/** By which a note that is saved is held against the one that is there. */
export function noteVersion({ notedAt }: Pick<DepartureRow, 'notedAt'>): string {
  return notedAt ? String(notedAt.getTime()) : 'none'
}

export function createNoteDeparture({ db, clock }: { db: Database; clock: Clock }): NoteDeparture {
  return (which, { note, version }, by) => {
    const at = clock.now()
    return changeDeparture<DepartureNoted>({ db, which, at }, async (tx, departure) => {
      const before = departure.note ?? ''
      // Sent twice, or the same words by two.
      if (before === note) return { outcome: { ok: true }, logged: null }
      if (version !== noteVersion(departure))
        return { outcome: { ok: false, reason: 'changed', departure }, logged: null }
      // Two changes in one millisecond are still two versions.
      const notedAt = new Date(Math.max(at.getTime(), (departure.notedAt?.getTime() ?? 0) + 1))
      await saveDecision(tx, which, { note: note || null, notedAt, notedBy: staffIdOf(by) })
      return {
        outcome: { ok: true },
        logged: {
          by,
          what: 'departure noted',
          subject: departureSubject(which),
          before: { letters: before.length },
          after: { letters: note.length },
        },
      }
    })
  }
}
