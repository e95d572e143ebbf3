import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { createListLog, type ListLog, type LogPage } from '../audit/list-log.ts'
import type { NoteExport } from '../audit/note-export.ts'
import { type Exported, type ExportedList, type ExportFormat, exportList } from './export-list.ts'

type Row = LogPage['rows'][number] & { name: string | null }

/** Values stand as they are in the row, which holds nothing of a person. */
const columns: ExportedList<Row>['columns'] = [
  { title: 'row', cell: ({ id }) => id },
  { title: 'at', cell: ({ at }) => at.toISOString() },
  { title: 'who', cell: ({ name, through }) => name ?? through },
  { title: 'through', cell: ({ through }) => through },
  { title: 'what', cell: ({ shown }) => shown },
  { title: 'about', cell: ({ subjectKind, subjectId }) => `${subjectKind} ${subjectId}` },
  { title: 'before', cell: ({ before }) => (before ? JSON.stringify(before) : '') },
  { title: 'after', cell: ({ after }) => (after ? JSON.stringify(after) : '') },
  { title: 'why', cell: ({ why }) => why ?? '' },
  { title: 'chain', cell: ({ chain }) => chain },
]

const sliceRows = 2_000

/** Exactly the rows that a filter shows, the newest first, as a file. */
export type ExportLog = (filter: Parameters<ListLog>[0], format: ExportFormat, by: Actor) => Promise<Exported>

export function createExportLog(deps: {
  /** The patient one: it reads whole tables. */
  patientDb: Database
  clock: Clock
  noteExport: NoteExport
  namesOf: (db: Pick<Database, 'select'>, ids: string[]) => Promise<Map<string, string>>
}): ExportLog {
  const { patientDb, clock, noteExport, namesOf } = deps

  async function* readAll(db: Database, filter: Parameters<ListLog>[0]): AsyncGenerator<Row> {
    const list = createListLog({ db })
    for (let before: LogPage['next'] = null; ; ) {
      const { rows, next }: LogPage = await list(filter, { before, most: sliceRows })
      const names = await namesOf(db, [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))])
      for (const row of rows) yield { ...row, name: (row.staffId && names.get(row.staffId)) || null }
      if (!next) return
      before = next
    }
  }

  return (filter, format, by) =>
    patientDb.transaction(
      (tx) =>
        exportList(
          { name: 'log', columns, rows: readAll(tx, filter), since: null },
          { format, withPhones: false, day: dateInIndia(clock.now()) },
          { noteExport, by },
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
}
