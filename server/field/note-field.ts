import type { Database, Transaction } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { FieldNote } from '#domain/field/field-notes.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { LogEntry } from '#domain/staff/log-words.ts'
import { writeLog } from '../audit/write-log.ts'
import { departureSubject, type WhichDeparture } from '../departures/change-departure.ts'
import { insertIncident, insertSpending, insertTick, isLedBy, travelsOn } from './field-store.ts'

type Captain = Extract<Actor, { kind: 'staff' }>

/** `closed`: they don't lead it, or its days are over. `gone`: that guest does not travel on it. */
export type FieldNoted = { ok: true } | { ok: false; reason: 'closed' | 'gone' }

export type NewNote =
  | { act: 'tick'; note: FieldNote<'tick'> }
  | { act: 'spend'; note: FieldNote<'spend'> }
  | { act: 'incident'; note: FieldNote<'incident'> }

/** A captain's note, once for each key, however often a phone sends it. */
export type NoteField = (which: WhichDeparture, note: NewNote, by: Captain) => Promise<FieldNoted>

export function createNoteField({ db, clock }: { db: Database; clock: Clock }): NoteField {
  return (which, note, by) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      if (!(await isLedBy(tx, which, { captain: by.id, today: dateInIndia(now) })))
        return { ok: false, reason: 'closed' }
      if (note.act === 'tick' && !(await travelsOn(tx, which, note.note.guest)))
        return { ok: false, reason: 'gone' }
      const entry = await save(tx, which, note, { by, now })
      if (entry) await writeLog(tx, now, entry)
      return { ok: true }
    })
}

/** What the log says of it; null where it has arrived before. */
async function save(
  tx: Transaction,
  which: WhichDeparture,
  wanted: NewNote,
  { by, now }: { by: Captain; now: Date },
): Promise<LogEntry | null> {
  const { key, at } = wanted.note
  const common = {
    key,
    tripId: which.tripId,
    departureId: which.id,
    // A phone whose clock is ahead writes nothing of tomorrow.
    at: at > now ? now : at,
    receivedAt: now,
    staffId: by.id,
  }
  const subject = departureSubject(which)
  if (wanted.act === 'tick') {
    const { guest, state } = wanted.note
    if (!(await insertTick(tx, { ...common, ...guest, state }))) return null
    const after = { guest: guest.n, state }
    return { by, what: 'guest ticked', subject: { kind: 'booking', id: guest.reference }, after }
  }
  if (wanted.act === 'spend') {
    const { rupees: paise, what } = wanted.note
    if (!(await insertSpending(tx, { ...common, paise, what }))) return null
    return { by, what: 'cash spent', subject, after: { paise } }
  }
  const { text } = wanted.note
  if (!(await insertIncident(tx, { ...common, text }))) return null
  return { by, what: 'incident noted', subject, after: { letters: text.length } }
}
