import type { Database } from '#database/client.ts'
import { ageOn, type ManifestGuest, missingOf } from '#domain/manifest/manifest-guest.ts'
import type { WhichDeparture } from '../departures/change-departure.ts'
import { listManifestRows, type ManifestRow } from './manifest-store.ts'

/** Who travels on a departure. Empty where there is none such. */
export type ReadManifest = (which: WhichDeparture) => Promise<ManifestGuest[]>

export function createReadManifest({ db }: { db: Pick<Database, 'select'> }): ReadManifest {
  return async (which) => (await listManifestRows(db, which)).map(manifestGuest)
}

function manifestGuest(row: ManifestRow): ManifestGuest {
  const { reference, n, bookedBy, kind, gender, born, terms, emergencyName, emergencyPhone } = row
  const isLead = n === 1
  const told = row.name || (isLead ? bookedBy : '')
  const known = {
    named: told !== '',
    gender,
    age: born === null ? null : ageOn(born, terms.startDate),
    emergency: emergencyName && emergencyPhone ? { name: emergencyName, phone: emergencyPhone } : null,
    diet: row.diet,
  }
  return {
    ...known,
    id: `${reference}/${n}`,
    reference,
    party: row.joins ?? reference,
    n,
    name: told || `Guest ${n} of ${bookedBy}`,
    kind,
    phone: row.phone || (isLead ? row.bookingPhone : null) || null,
    pickup: row.pickup,
    wish: row.roomMate ?? '',
    // Whoever came instead of somebody has that one's room.
    alone: terms.ownRoom ?? terms.party?.[(row.insteadOf ?? n) - 1]?.ownRoom ?? false,
    packageTitle: terms.packageTitle,
    missing: missingOf(known),
  }
}
