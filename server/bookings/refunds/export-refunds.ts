import type { Database } from '#database/client.ts'
import { sayRefundReason } from '#domain/bookings/refund-words.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { toRupees } from '#domain/money/money.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../../audit/note-export.ts'
import { type Exported, type ExportedList, type ExportFormat, exportList } from '../../exports/export-list.ts'
import { listRefundLines, type RefundLine, type RefundPlace, type RefundState } from './refund-list-store.ts'

const columns: ExportedList<RefundLine>['columns'] = [
  { title: 'refund', cell: ({ merchantRefundId }) => merchantRefundId },
  { title: 'booking', cell: ({ reference }) => reference },
  { title: 'name', cell: ({ name }) => name },
  { title: 'trip', cell: ({ title }) => title },
  { title: 'from', cell: ({ startDate }) => startDate },
  { title: 'why', cell: ({ why }) => sayRefundReason(why) },
  { title: 'state', cell: ({ state }) => state },
  { title: 'attempt', cell: ({ attempt }) => attempt },
  { title: 'asked for', cell: ({ createdAt }) => dateInIndia(createdAt) },
  { title: 'arrived', cell: ({ settledAt }) => (settledAt ? dateInIndia(settledAt) : '') },
  { title: 'sum', cell: ({ amountPaise }) => toRupees(amountPaise) },
]

const sliceRows = 2_000

/** Exactly the refunds of a part of the page, the newest first, as a file. */
export type ExportRefunds = (state: RefundState, format: ExportFormat, by: Actor) => Promise<Exported>

export function createExportRefunds(deps: {
  /** The patient one: it reads whole tables. */
  patientDb: Database
  clock: Clock
  noteExport: NoteExport
}): ExportRefunds {
  const { patientDb, clock, noteExport } = deps
  return (state, format, by) =>
    patientDb.transaction(
      (tx) =>
        exportList(
          { name: 'refunds', columns, rows: readAll(tx, state), since: null },
          { format, withPhones: false, day: dateInIndia(clock.now()) },
          { noteExport, by },
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
}

async function* readAll(db: Pick<Database, 'execute'>, state: RefundState): AsyncGenerator<RefundLine> {
  for (let before: RefundPlace | null = null; ; ) {
    const slice = await listRefundLines(db, state, { before, most: sliceRows })
    yield* slice
    const last = slice.at(-1)
    if (!last || slice.length < sliceRows) return
    before = { at: last.createdAt, id: last.merchantRefundId }
  }
}
