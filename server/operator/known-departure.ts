import { type DepartureRow, findDeparture, hasDepartures } from '../departures/departure-store.ts'
import { no, type Outcome } from './command.ts'
import type { OperatorResources } from './open-operator.ts'

/** The departure that the operator named, or a sentence about what is not there. */
export async function knownDeparture(
  { db }: OperatorResources,
  [tripId = '', id = '']: string[],
): Promise<{ ok: true; departure: DepartureRow } | { ok: false; outcome: Outcome }> {
  const departure = await findDeparture(db, { tripId, id })
  if (departure) return { ok: true, departure }
  const outcome = (await hasDepartures(db, tripId))
    ? no(`${tripId} has no departure ${id}: npm run operator -- departures ${tripId} lists them.`)
    : no(`There is no trip ${tripId} with departures.`)
  return { ok: false, outcome }
}

export function nameOf({ tripId, id, startDate }: DepartureRow): string {
  return `${tripId} ${id} of ${startDate}`
}
