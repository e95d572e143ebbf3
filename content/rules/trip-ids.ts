import type { TripKind } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'

/** What is wrong with a list of trip ids: unknown, twice, or of another kind than asked for. */
export function tripIdProblems(
  { tripsById, brokenTrips }: Pick<Source, 'tripsById' | 'brokenTrips'>,
  { file, field, ids, kind }: { file: string; field: string; ids: string[]; kind?: TripKind },
): Problem[] {
  return ids.flatMap((id, i) => {
    const say = (message: string) => [{ file, field: `${field}.${i}`, message }]
    if (ids.indexOf(id) < i) return say(`"${id}" stands here twice: remove one`)
    const trip = tripsById.get(id)
    if (!trip)
      return brokenTrips.has(id) ? [] : say(`no trip has the id "${id}": write one from content/trips`)
    if (kind && trip.kind !== kind) return say(`"${id}" is ${trip.kind}: write the id of a ${kind} trip`)
    return []
  })
}
