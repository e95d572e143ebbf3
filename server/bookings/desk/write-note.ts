import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../../audit/write-log.ts'
import { findBooking } from '../booking-store.ts'
import { insertNote } from './desk-store.ts'

export type NewNote = {
  /** Made with the form: sent twice it is one note. */
  formKey: string
  text: string
}

/** Writes an internal note. False when there is no such booking. */
export type WriteNote = (reference: string, note: NewNote, by: Actor & { kind: 'staff' }) => Promise<boolean>

export function createWriteNote({ db, clock }: { db: Database; clock: Clock }): WriteNote {
  return (reference, { formKey, text }, by) =>
    db.transaction(async (tx) => {
      if (!(await findBooking(tx, reference))) return false
      const at = clock.now()
      const isNew = await insertNote(tx, { formKey, reference, at, staffId: by.id, text })
      if (isNew)
        await writeLog(tx, at, { by, what: 'note written', subject: { kind: 'booking', id: reference } })
      return true
    })
}
