import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia, timeInIndia } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../audit/note-export.ts'
import { type Exported, type ExportedList, type ExportWish, exportList } from '../exports/export-list.ts'
import { listMessages, type MessageState, type OutboxMessage } from './outbox-store.ts'

const inIndia = (at: Date | null) => (at ? `${dateInIndia(at)} ${timeInIndia(at)}` : '')

/** What was written stays here: mails hold links that open bookings. */
const columns: ExportedList<OutboxMessage>['columns'] = [
  { title: 'message', cell: ({ id }) => id },
  { title: 'way', cell: ({ channel }) => channel },
  {
    title: 'to',
    cell: ({ recipient }) => recipient,
    covered: ({ channel, recipient }) =>
      channel === 'sms' ? `…${recipient.slice(-4)}` : recipient.replace(/^(.).*@/, '$1…@'),
  },
  { title: 'subject', cell: ({ subject }) => subject ?? '' },
  { title: 'booking', cell: ({ reference }) => reference ?? '' },
  { title: 'written (IST)', cell: ({ createdAt }) => inIndia(createdAt) },
  { title: 'sent (IST)', cell: ({ sentAt }) => inIndia(sentAt) },
  { title: 'refused (IST)', cell: ({ refusedAt }) => inIndia(refusedAt) },
]

const sliceRows = 2_000

type Filter = { state: MessageState | null; reference: string | null }

/** Exactly the messages that a filter shows, the newest first, as a file. */
export type ExportMessages = (filter: Filter, wish: ExportWish, by: Actor) => Promise<Exported>

export function createExportMessages(deps: {
  /** The patient one: it reads whole tables. */
  patientDb: Database
  clock: Clock
  noteExport: NoteExport
}): ExportMessages {
  const { patientDb, clock, noteExport } = deps
  return (filter, wish, by) =>
    patientDb.transaction(
      (tx) =>
        exportList(
          { name: 'messages', columns, rows: readAll(tx, filter), since: null },
          { ...wish, day: dateInIndia(clock.now()) },
          { noteExport, by },
        ),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
}

async function* readAll(db: Pick<Database, 'select'>, filter: Filter): AsyncGenerator<OutboxMessage> {
  for (let before: number | null = null; ; ) {
    const slice = await listMessages(db, filter, { before, most: sliceRows })
    yield* slice
    const last = slice.at(-1)
    if (!last || slice.length < sliceRows) return
    before = last.id
  }
}
