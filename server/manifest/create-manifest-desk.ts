import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { TripFacts } from '#domain/trips/trip-facts.ts'
import { createNoteExport } from '../audit/note-export.ts'
import { createExportManifest } from './export-manifest.ts'
import { createReadManifest } from './read-manifest.ts'
import { createRoomPlans } from './room-plans.ts'

export type ManifestDesk = ReturnType<typeof createManifestDesk>

/** Who travels on a departure, where they sleep and where they get in. */
export function createManifestDesk(deps: {
  db: Database
  clock: Clock
  /** Null of a trip that the catalogue has no more. */
  factsOf: (tripId: string) => TripFacts | null
}) {
  const { db, clock, factsOf } = deps
  return {
    read: createReadManifest({ db }),
    rooms: createRoomPlans(deps),
    factsOf,
    export: createExportManifest({ ...deps, noteExport: createNoteExport({ db, clock }) }),
  }
}
