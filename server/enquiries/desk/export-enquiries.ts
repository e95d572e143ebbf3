import type { Database } from '#database/client.ts'
import { phoneDigits } from '#domain/bookings/payment-request.ts'
import { type Clock, dateInIndia, timeInIndia } from '#domain/calendar/clock.ts'
import type { EnquiryFilter } from '#domain/enquiries/enquiry-filter.ts'
import { lostReasons, stageTable } from '#domain/enquiries/stages.ts'
import { wantsOf } from '#domain/enquiries/wants.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import type { NoteExport } from '../../audit/note-export.ts'
import { type Exported, type ExportedList, type ExportFormat, exportList } from '../../exports/export-list.ts'
import { readWholeList } from './list-enquiries.ts'
import type { ListedEnquiry } from './list-store.ts'

const columns: ExportedList<ListedEnquiry>['columns'] = [
  { title: 'enquiry', cell: ({ reference }) => reference },
  { title: 'sent (IST)', cell: ({ sent }) => `${dateInIndia(sent)} ${timeInIndia(sent)}` },
  { title: 'stage', cell: ({ stage }) => stageTable[stage].title },
  { title: 'wants', cell: ({ asked }) => wantsOf(asked) },
  { title: 'name', cell: ({ name }) => name },
  {
    title: 'phone',
    cell: ({ phone }) => phone && phoneDigits(phone),
    covered: ({ phone }) => phone && `…${phone.replace(/\D/g, '').slice(-4)}`,
  },
  { title: 'e-mail', cell: ({ email }) => email, covered: null },
  { title: 'owner', cell: ({ owner }) => owner ?? '' },
  { title: 'next day', cell: ({ nextDay }) => nextDay ?? '' },
  { title: 'lost', cell: ({ lostReason }) => (lostReason ? lostReasons[lostReason] : '') },
  { title: 'booking', cell: ({ wonBooking }) => wonBooking ?? '' },
  // What people write holds how to reach them, as often as not.
  { title: 'message', cell: ({ message }) => message, covered: null },
]

/** Exactly the enquiries that a filter shows, in its order, as a file. */
export type ExportEnquiries = (
  filter: EnquiryFilter,
  wish: { format: ExportFormat; withPhones: boolean },
  by: Actor,
) => Promise<Exported>

export function createExportEnquiries(deps: {
  /** The patient one: it reads whole tables. */
  patientDb: Database
  clock: Clock
  noteExport: NoteExport
}): ExportEnquiries {
  const { patientDb, clock, noteExport } = deps
  return (filter, wish, by) =>
    patientDb.transaction(
      (tx) => {
        const today = dateInIndia(clock.now())
        const rows = readWholeList(tx, filter, { staffId: staffIdOf(by), today })
        return exportList(
          { name: 'enquiries', columns, rows, since: filter.since },
          { ...wish, day: today },
          { noteExport, by },
        )
      },
      // All of it is of one moment, however long it takes.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
}
