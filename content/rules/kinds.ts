import type { Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'

/** What follows from a trip's kind: its duration, and whether it has dates, packages and a discount. */
export function checkKinds({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) => [
    ...durationProblems(file, value),
    ...(value.kind === 'customised' ? customisedProblems(file, value) : []),
    ...(value.kind === 'suggested' && value.departures
      ? [{ file, field: 'departures', message: 'a suggested trip is asked for, not booked: remove them' }]
      : []),
  ])
}

function durationProblems(file: string, { kind, duration, itinerary }: Trip): Problem[] {
  if (kind === 'customised') return []
  const right = `${itinerary.length}D/${itinerary.length - 1}N`
  if (duration === right) return []
  const message = `write '${right}' to fit the ${itinerary.length} days of the itinerary, not '${duration}'`
  return [{ file, field: 'duration', message }]
}

function customisedProblems(file: string, trip: Trip): Problem[] {
  const problems: Problem[] = []
  const say = (field: string, message: string) => problems.push({ file, field, message })
  if (trip.duration !== 'Flexible')
    say('duration', "a customised trip is as long as you like: write 'Flexible'")
  if (trip.discount !== 0) say('discount', 'a customised trip has none: write 0')
  if (trip.departures) say('departures', 'a customised trip leaves on any day: remove them')
  return problems
}
