import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia, timeInIndia } from '#domain/calendar/clock.ts'
import type { SubscriberState } from '#domain/enquiries/subscriber-state.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { coverMail } from '#domain/staff/show-mail.ts'
import { createNoteExport } from '../audit/note-export.ts'
import { type Exported, type ExportedList, type ExportFormat, exportList } from '../exports/export-list.ts'
import {
  isSubscriberPlace,
  type ListedSubscriber,
  listSubscribers,
  type SubscriberPlace,
} from './subscriber-list-store.ts'

const pageRows = 50
const sliceRows = 2_000

/** Null: all that are kept. */
export type SubscriberFilter = { state: SubscriberState | null }

/** What the console asks of this room. */
export type SubscriberDesk = {
  /** Who asked last first. */
  list: (
    filter: SubscriberFilter,
    after: SubscriberPlace | null,
  ) => Promise<{ rows: ListedSubscriber[]; next: SubscriberPlace | null }>
  /** With whole addresses where it is asked for with phones. */
  export: (
    filter: SubscriberFilter,
    wish: { format: ExportFormat; withPhones: boolean },
    by: Actor,
  ) => Promise<Exported>
}

type Deps = { db: Database; patientDb: Database; clock: Clock }

export function createSubscriberDesk({ db, patientDb, clock }: Deps): SubscriberDesk {
  const noteExport = createNoteExport({ db, clock })
  return {
    async list({ state }, after) {
      const place = after && isSubscriberPlace(after) ? after : null
      const found = await listSubscribers(db, { state, after: place, most: pageRows + 1 })
      const shown = found.slice(0, pageRows)
      return {
        rows: shown.map(({ subscriber }) => subscriber),
        next: found.length > pageRows ? (shown.at(-1)?.place ?? null) : null,
      }
    },

    export: (filter, wish, by) =>
      patientDb.transaction(
        (tx) =>
          exportList(
            { name: 'subscribers', columns, rows: readAll(tx, filter), since: null },
            { ...wish, day: dateInIndia(clock.now()) },
            { noteExport, by },
          ),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
  }
}

const inIndia = (moment: Date | null) => (moment ? `${dateInIndia(moment)} ${timeInIndia(moment)}` : '')

/** Without the tokens of their mails, which open a door. */
const columns: ExportedList<ListedSubscriber>['columns'] = [
  { title: 'e-mail', cell: ({ email }) => email, covered: ({ email }) => coverMail(email) },
  { title: 'state', cell: ({ state }) => state },
  { title: 'asked for (IST)', cell: ({ requestedAt }) => inIndia(requestedAt) },
  { title: 'confirmed (IST)', cell: ({ confirmedAt }) => inIndia(confirmedAt) },
]

async function* readAll(
  db: Pick<Database, 'execute'>,
  { state }: SubscriberFilter,
): AsyncGenerator<ListedSubscriber> {
  for (let after: SubscriberPlace | null = null; ; ) {
    const slice = await listSubscribers(db, { state, after, most: sliceRows })
    for (const { subscriber } of slice) yield subscriber
    after = slice.at(-1)?.place ?? null
    if (slice.length < sliceRows) return
  }
}
