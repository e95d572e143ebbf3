import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from './write-log.ts'

/** `list` is its name, `since` the day from which on, `phones` whether people's numbers stand in it, `pans` whether their PANs do. */
export type Export = {
  list: string
  format: 'csv' | 'xlsx'
  rows: number
  since?: string | null
  phones?: boolean
  pans?: boolean
}

/** Notes that a list leaves the house, before it does: without the note there is no list. */
export type NoteExport = (exported: Export, by: Actor) => Promise<void>

export function createNoteExport({ db, clock }: { db: Database; clock: Clock }): NoteExport {
  return ({ list, format, rows, since = null, phones, pans }, by) =>
    db.transaction((tx) =>
      writeLog(tx, clock.now(), {
        by,
        what: 'list exported',
        subject: { kind: 'export', id: list },
        after: {
          rows,
          format,
          ...(since !== null && { since }),
          ...(phones !== undefined && { phones }),
          ...(pans !== undefined && { pans }),
        },
      }),
    )
}
