import type { Database } from '#database/client.ts'
import type { BookingFilter } from '#domain/bookings/booking-filter.ts'
import { type Clock, dateInIndia, timeInIndia } from '#domain/calendar/clock.ts'
import { toRupees } from '#domain/money/money.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../../audit/note-export.ts'
import { type Exported, type ExportedList, type ExportFormat, exportList } from '../../exports/export-list.ts'
import { readWholeList } from './list-bookings.ts'
import type { ListedBooking } from './list-store.ts'

const columns: ExportedList<ListedBooking>['columns'] = [
  { title: 'booking', cell: ({ reference }) => reference },
  { title: 'made (IST)', cell: ({ made }) => `${dateInIndia(made)} ${timeInIndia(made)}` },
  { title: 'status', cell: ({ status }) => status },
  { title: 'trip', cell: ({ title }) => title },
  { title: 'departure', cell: ({ departureId }) => departureId },
  { title: 'from', cell: ({ startDate }) => startDate },
  { title: 'guests', cell: ({ guests }) => guests },
  { title: 'name', cell: ({ name }) => name },
  { title: 'phone', cell: ({ phone }) => phone, covered: ({ phone }) => phone && `…${phone.slice(-4)}` },
  { title: 'e-mail', cell: ({ email }) => email, covered: null },
  { title: 'total', cell: ({ totalPaise }) => toRupees(totalPaise) },
  { title: 'payable', cell: ({ payablePaise }) => toRupees(payablePaise) },
  { title: 'wallet', cell: ({ walletPaise }) => toRupees(walletPaise) },
  { title: 'owed', cell: ({ owedPaise }) => toRupees(owedPaise) },
  { title: 'made at', cell: ({ channel }) => channel },
  { title: 'sent back', cell: ({ backPaise }) => toRupees(backPaise) },
]

/** Exactly the bookings that a filter shows, in its order, as a file. */
export type ExportBookings = (
  filter: BookingFilter,
  wish: { format: ExportFormat; withPhones: boolean },
  by: Actor,
) => Promise<Exported>

export function createExportBookings(deps: {
  /** The patient one: it reads whole tables. */
  patientDb: Database
  clock: Clock
  noteExport: NoteExport
}): ExportBookings {
  const { patientDb, clock, noteExport } = deps
  return (filter, wish, by) =>
    patientDb.transaction(
      (tx) =>
        exportList(
          { name: 'bookings', columns, rows: readWholeList(tx, filter), since: filter.since },
          { ...wish, day: dateInIndia(clock.now()) },
          { noteExport, by },
        ),
      // All of it is of one moment, however long it takes.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
}
