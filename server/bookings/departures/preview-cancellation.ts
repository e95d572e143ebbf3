import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { fingerprintOf } from '../../approvals/fingerprint.ts'
import type { WhichDeparture } from '../../departures/change-departure.ts'
import { findDeparture } from '../../departures/departure-store.ts'
import { type Cancellation, readCancellation, stateOfCancellation } from './read-cancellation.ts'

/** `shown` is the fingerprint of it, which the form sends back. Null when there is no such departure. */
export type PreviewCancellation = (
  which: WhichDeparture,
) => Promise<(Cancellation & { shown: string }) | null>

export function createPreviewCancellation({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): PreviewCancellation {
  return async (which) => {
    const departure = await findDeparture(db, which)
    if (!departure) return null
    const cancellation = await readCancellation(db, which, dateInIndia(clock.now()))
    return { ...cancellation, shown: fingerprintOf(stateOfCancellation(departure, cancellation)) }
  }
}
