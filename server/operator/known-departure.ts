import { type DepartureRow, hasDepartures } from '../departures/departure-store.ts'
import { no, type Outcome } from './command.ts'
import type { OperatorResources } from './open-operator.ts'

/** The departure that the operator named. */
export function namedDeparture([tripId = '', id = '']: string[]): { tripId: string; id: string } {
  return { tripId, id }
}

/** A sentence about what is not there. */
export async function unknownDeparture(
  { db }: OperatorResources,
  [tripId = '', id = '']: string[],
): Promise<Outcome> {
  return (await hasDepartures(db, tripId))
    ? no(`${tripId} has no departure ${id}: npm run operator -- departures ${tripId} lists them.`)
    : no(`There is no trip ${tripId} with departures.`)
}

export function nameOf({ tripId, id, startDate }: DepartureRow): string {
  return `${tripId} ${id} of ${startDate}`
}
