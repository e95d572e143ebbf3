import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { dietWords, type ManifestGuest } from '#domain/manifest/manifest-guest.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { NoteExport } from '../audit/note-export.ts'
import type { WhichDeparture } from '../departures/change-departure.ts'
import { type Exported, type ExportedList, type ExportFormat, exportList } from '../exports/export-list.ts'
import { createReadManifest } from './read-manifest.ts'

const tail = (phone: string | null) => (phone ? `…${phone.slice(-4)}` : '')

/** Without health, and without what a passport says: neither leaves the house in a list. */
const columns: ExportedList<ManifestGuest>['columns'] = [
  { title: 'booking', cell: ({ reference }) => reference },
  { title: 'guest', cell: ({ name }) => name },
  { title: 'gender', cell: ({ gender }) => gender ?? '' },
  { title: 'age', cell: ({ age }) => age ?? '' },
  { title: 'adult or child', cell: ({ kind }) => kind },
  { title: 'package', cell: ({ packageTitle }) => packageTitle },
  { title: 'phone', cell: ({ phone }) => phone ?? '', covered: ({ phone }) => tail(phone) },
  { title: 'diet', cell: ({ diet }) => (diet ? dietWords[diet] : '') },
  { title: 'pick-up', cell: ({ pickup }) => pickup ?? 'meeting point' },
  { title: 'emergency contact', cell: ({ emergency }) => emergency?.name ?? '', covered: null },
  { title: 'emergency phone', cell: ({ emergency }) => emergency?.phone ?? '', covered: null },
  { title: 'missing', cell: ({ missing }) => missing.join(', ') },
]

/** The guests of a departure as a file. */
export type ExportManifest = (
  which: WhichDeparture,
  wish: { format: ExportFormat; withPhones: boolean },
  by: Actor,
) => Promise<Exported>

export function createExportManifest(deps: {
  db: Database
  clock: Clock
  noteExport: NoteExport
}): ExportManifest {
  const { db, clock, noteExport } = deps
  return async (which, wish, by) => {
    const rows = await createReadManifest({ db })(which)
    return exportList(
      { name: 'manifest', columns, rows, since: null, fileName: `manifest-${which.tripId}-${which.id}` },
      { ...wish, day: dateInIndia(clock.now()) },
      { noteExport, by },
    )
  }
}
