import type { Database } from '#database/client.ts'
import { phoneDigits } from '#domain/bookings/payment-request.ts'
import { type Clock, dateInIndia, timeInIndia } from '#domain/calendar/clock.ts'
import { isEnquiryReference } from '#domain/enquiries/enquiry-reference.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../../audit/note-export.ts'
import { type Exported, type ExportedList, type ExportFormat, exportList } from '../../exports/export-list.ts'
import type { EnquiryRow } from '../enquiry-store.ts'
import {
  type ApplicationPlace,
  isApplicationPlace,
  type ListedApplication,
  listApplications,
} from './application-store.ts'
import { findEnquiry } from './enquiry-desk-store.ts'

const pageRows = 50
const sliceRows = 2_000

/** Suspects stand apart. */
export type ApplicationFilter = { suspect: boolean }
type ExportWish = { format: ExportFormat; withPhones: boolean }

export type Applications = {
  /** The newest first. */
  list: (
    filter: ApplicationFilter,
    after: ApplicationPlace | null,
  ) => Promise<{ rows: ListedApplication[]; next: ApplicationPlace | null }>
  show: (reference: string) => Promise<EnquiryRow | null>
  export: (filter: ApplicationFilter, wish: ExportWish, by: Actor) => Promise<Exported>
}

type Deps = { db: Database; patientDb: Database; clock: Clock; noteExport: NoteExport }

/** What people send who want to work here. */
export function createApplications({ db, patientDb, clock, noteExport }: Deps): Applications {
  return {
    async list({ suspect }, after) {
      const place = after && isApplicationPlace(after) ? after : null
      const found = await listApplications(db, { suspect, after: place, most: pageRows + 1 })
      const shown = found.slice(0, pageRows)
      return {
        rows: shown.map(({ application }) => application),
        next: found.length > pageRows ? (shown.at(-1)?.place ?? null) : null,
      }
    },

    async show(reference) {
      const row = isEnquiryReference(reference) ? await findEnquiry(db, reference) : null
      return row?.formType === 'Job Application' ? row : null
    },

    export: (filter, wish, by) =>
      patientDb.transaction(
        (tx) =>
          exportList(
            { name: 'applications', columns, rows: readAll(tx, filter), since: null },
            { ...wish, day: dateInIndia(clock.now()) },
            { noteExport, by },
          ),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
  }
}

const columns: ExportedList<ListedApplication>['columns'] = [
  { title: 'application', cell: ({ reference }) => reference },
  { title: 'sent (IST)', cell: ({ sent }) => `${dateInIndia(sent)} ${timeInIndia(sent)}` },
  { title: 'opening', cell: ({ openingId }) => openingId },
  { title: 'name', cell: ({ name }) => name },
  {
    title: 'phone',
    cell: ({ phone }) => phone && phoneDigits(phone),
    covered: ({ phone }) => phone && `…${phone.replace(/\D/g, '').slice(-4)}`,
  },
  { title: 'e-mail', cell: ({ email }) => email, covered: null },
  { title: 'link', cell: ({ link }) => link, covered: null },
  { title: 'message', cell: ({ message }) => message, covered: null },
]

async function* readAll(
  db: Pick<Database, 'execute'>,
  { suspect }: ApplicationFilter,
): AsyncGenerator<ListedApplication> {
  for (let after: ApplicationPlace | null = null; ; ) {
    const slice = await listApplications(db, { suspect, after, most: sliceRows })
    for (const { application } of slice) yield application
    after = slice.at(-1)?.place ?? null
    if (slice.length < sliceRows) return
  }
}
