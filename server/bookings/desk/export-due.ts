import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { DuePart } from '#domain/desk-bookings/due-parts.ts'
import { toRupees } from '#domain/money/money.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../../audit/note-export.ts'
import { type Exported, type ExportedList, type ExportFormat, exportList } from '../../exports/export-list.ts'
import { type DueLine, type DuePlace, listDueLines } from './due-store.ts'
import { daysOfPart } from './list-due.ts'

const columns: ExportedList<DueLine>['columns'] = [
  { title: 'booking', cell: ({ reference }) => reference },
  { title: 'name', cell: ({ name }) => name },
  { title: 'phone', cell: ({ phone }) => phone, covered: ({ phone }) => phone && `…${phone.slice(-4)}` },
  { title: 'e-mail', cell: ({ email }) => email, covered: null },
  { title: 'trip', cell: ({ title }) => title },
  { title: 'from', cell: ({ startDate }) => startDate },
  { title: 'total', cell: ({ totalPaise }) => toRupees(totalPaise) },
  { title: 'owed', cell: ({ owedPaise }) => toRupees(owedPaise) },
  { title: 'until', cell: ({ dueOn }) => dueOn },
]

/** Exactly a part of what is due, as a file. */
export type ExportDue = (
  part: Exclude<DuePart, 'links'>,
  wish: { format: ExportFormat; withPhones: boolean },
  by: Actor,
) => Promise<Exported>

const atOnce = 2000

export function createExportDue(deps: {
  patientDb: Database
  clock: Clock
  noteExport: NoteExport
}): ExportDue {
  const { patientDb, clock, noteExport } = deps
  return (part, wish, by) => {
    const day = dateInIndia(clock.now())
    async function* rows(db: Database): AsyncGenerator<DueLine> {
      for (let after: DuePlace | null = null; ; ) {
        const found: DueLine[] = await listDueLines(db, daysOfPart(part, day), { after, most: atOnce })
        yield* found
        const last = found.at(-1)
        if (!last || found.length < atOnce) return
        after = { dueOn: last.dueOn, reference: last.reference }
      }
    }
    return patientDb.transaction(
      (tx) =>
        exportList(
          { name: 'payments due', columns, rows: rows(tx), since: null },
          { ...wish, day },
          { noteExport, by },
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  }
}
