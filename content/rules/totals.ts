import type { Problem, Source } from '../problem.ts'
import { catalogueDestinations } from './specified.ts'

const minimumTrips = 110

/** There is enough to choose from, and a trip for every destination of the specification. */
export function checkTotals({ trips, brokenTrips }: Source): Problem[] {
  const problems: Problem[] = []
  const say = (field: string, message: string) => problems.push({ file: 'content/trips', field, message })
  const count = trips.length + brokenTrips.size
  if (count < minimumTrips) say('trips', `write at least ${minimumTrips} trips, there are ${count}`)
  if (brokenTrips.size > 0) return problems
  const names = trips.map(({ value: { title, location, placesCovered } }) =>
    [title, location, ...placesCovered].join('\n').toLowerCase(),
  )
  for (const destination of catalogueDestinations) {
    if (names.some((text) => text.includes(destination.toLowerCase()))) continue
    say('location', `write a trip to ${destination}: no title, location or place covered names it`)
  }
  return problems
}
