import type { Database } from '#database/client.ts'
import { timeInIndia } from '#domain/calendar/clock.ts'
import { toRupees } from '#domain/money/money.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../audit/note-export.ts'
import { type Exported, type ExportedList, type ExportFormat, exportList } from '../exports/export-list.ts'
import { type BookRow, listBookRows } from './day-book-store.ts'

const columns: ExportedList<BookRow>['columns'] = [
  { title: 'time (IST)', cell: ({ at }) => timeInIndia(at) },
  { title: 'day', cell: ({ day }) => day },
  { title: 'what', cell: ({ what }) => what },
  { title: 'way', cell: ({ way }) => way },
  { title: 'number', cell: ({ number }) => number ?? '' },
  { title: 'booking', cell: ({ reference }) => reference ?? '' },
  { title: 'name', cell: ({ name }) => name },
  { title: 'in', cell: ({ paise }) => (paise > 0 ? toRupees(paise) : '') },
  { title: 'out', cell: ({ paise }) => (paise < 0 ? toRupees(-paise) : '') },
  { title: 'by', cell: ({ who }) => who },
  { title: 'why', cell: ({ why }) => why ?? '' },
]

/** The rows of a day's book as a file. */
export type ExportDay = (day: string, format: ExportFormat, by: Actor) => Promise<Exported>

export function createExportDay({ db, noteExport }: { db: Database; noteExport: NoteExport }): ExportDay {
  return (day, format, by) => {
    async function* rows(): AsyncGenerator<BookRow> {
      yield* await listBookRows(db, day)
    }
    return exportList(
      { name: 'day book', columns, rows: rows(), since: day },
      { format, withPhones: false, day },
      { noteExport, by },
    )
  }
}
