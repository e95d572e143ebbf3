import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { DeskFilter, DeskPlace } from '#domain/departures/desk-list.ts'
import { toRupees } from '#domain/money/money.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../../audit/note-export.ts'
import { type DeskRow, listDesk, placeOf } from '../../departures/desk-store.ts'
import { runOf } from '../../departures/offered-departure.ts'
import { type Exported, type ExportedList, type ExportFormat, exportList } from '../../exports/export-list.ts'

/** Exactly the departures that a filter shows, in its order, as a file. */
export type ExportDepartures = (filter: DeskFilter, format: ExportFormat, by: Actor) => Promise<Exported>

const sliceRows = 1_000

export function createExportDepartures(deps: {
  /** The patient one: it reads whole tables. */
  patientDb: Database
  clock: Clock
  titleOf: (tripId: string) => string
  noteExport: NoteExport
}): ExportDepartures {
  const { patientDb, clock, titleOf, noteExport } = deps
  return (filter, format, by) => {
    const today = dateInIndia(clock.now())
    return patientDb.transaction(
      (tx) =>
        exportList(
          {
            name: 'departures',
            columns: columnsOf(titleOf, today),
            rows: readAll(tx, filter, today),
            since: filter.from,
          },
          { format, withPhones: false, day: today },
          { noteExport, by },
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  }
}

async function* readAll(
  db: Pick<Database, 'select'>,
  filter: DeskFilter,
  today: string,
): AsyncGenerator<DeskRow> {
  for (let after: DeskPlace | null = null; ; ) {
    const found = await listDesk(db, { ...filter, after }, { today, most: sliceRows })
    const slice = found.slice(0, sliceRows)
    yield* slice
    const last = slice.at(-1)
    if (!last || found.length <= sliceRows) return
    after = placeOf(last, filter.by)
  }
}

function columnsOf(titleOf: (tripId: string) => string, today: string): ExportedList<DeskRow>['columns'] {
  return [
    { title: 'departure', cell: ({ tripId, id }) => `${tripId}/${id}` },
    { title: 'trip', cell: ({ tripId }) => titleOf(tripId) },
    { title: 'leaves', cell: ({ startDate }) => startDate },
    { title: 'returns', cell: ({ endDate }) => endDate },
    { title: 'seats', cell: ({ total }) => total },
    { title: 'sold online', cell: ({ sold }) => sold },
    { title: 'sold at the desk', cell: ({ soldByPhone, soldElsewhere }) => soldByPhone ?? soldElsewhere },
    { title: 'held', cell: ({ held }) => held },
    { title: 'free', cell: ({ free }) => free },
    { title: 'parties waiting', cell: ({ waiting }) => waiting },
    { title: 'state', cell: (row) => stateOf(row, today) },
    { title: 'captain', cell: ({ captain }) => captain ?? '' },
    { title: 'due', cell: ({ duePaise }) => toRupees(duePaise) },
  ]
}

function stateOf(row: DeskRow, today: string): string {
  if (row.cancelledAt) return 'cancelled'
  if (row.closedAt) return 'closed'
  if (!row.offered) return 'off the site'
  return runOf(row, today)?.text ?? 'on sale'
}
