import type { Database, Transaction } from '#database/client.ts'
import type { LogEntry } from '#domain/staff/log-words.ts'
import { writeLog } from '../audit/write-log.ts'
import { type DepartureRow, lockDeparture } from './departure-store.ts'
import { endLine, offerFreeSeats } from './waiting/offer-seats.ts'

/** Which one, by its trip and its id there. */
export type WhichDeparture = { tripId: string; id: string }

/** There is no such departure. */
export type UnknownDeparture = { ok: false; reason: 'unknown' }

/** How the log names it. */
export function departureSubject({ tripId, id }: WhichDeparture): { kind: 'departure'; id: string } {
  return { kind: 'departure', id: `${tripId}/${id}` }
}

/** One decision about a departure under its lock. Seats that it brings go to who waits; what it leaves in the log, if anything, comes last. */
export function changeDeparture<Outcome>(
  { db, which, at }: { db: Database; which: WhichDeparture; at: Date },
  decide: (
    tx: Transaction,
    departure: DepartureRow,
  ) => Promise<{ outcome: Outcome; logged: LogEntry | null }>,
): Promise<Outcome | UnknownDeparture> {
  return db.transaction(async (tx) => {
    const departure = await lockDeparture(tx, which)
    if (!departure) return { ok: false, reason: 'unknown' }
    const { outcome, logged } = await decide(tx, departure)
    await followLine(tx, which, at)
    if (logged) await writeLog(tx, at, logged)
    return outcome
  })
}

async function followLine(tx: Transaction, which: WhichDeparture, at: Date): Promise<void> {
  const line = { tripId: which.tripId, departureId: which.id }
  const now = await lockDeparture(tx, which)
  if (now?.cancelledAt) await endLine(tx, line, at)
  else await offerFreeSeats(tx, line, at)
}
