import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'

/** Where no road leads to a train. */
const islands = ['Andaman & Nicobar Islands', 'Lakshadweep']

/** Airport and railhead say how far they are, and every trip in India names both, or says that no train comes near. */
export function checkStations({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) => {
    const { airport, railhead } = value.facts
    return [
      ...transferProblems(file, 'airport', airport.transfer),
      ...(railhead && 'transfer' in railhead ? transferProblems(file, 'railhead', railhead.transfer) : []),
      ...railheadProblems(file, value),
    ]
  })
}

const saysHowFar =
  /\d|\b(minutes?|hours?|on foot|walk|in town|meets?|meeting|waits?|picks? you up|pick-up|starts?)\b/i

function transferProblems(file: string, field: string, transfer: string): Problem[] {
  if (saysHowFar.test(transfer)) return []
  const message = 'say how far it is, in km or minutes, or who meets you there'
  return [{ file, field: `facts.${field}.transfer`, message }]
}

function railheadProblems(file: string, trip: Trip): Problem[] {
  const start = trip.route[0]?.place.state ?? ''
  const field = 'facts.railhead'
  const { railhead } = trip.facts
  if (isAbroad(trip)) return []
  if (islands.includes(start))
    return railhead && 'none' in railhead
      ? []
      : [{ file, field, message: `write { none } and how one comes: no train goes to ${start}` }]
  return railhead && 'name' in railhead
    ? []
    : [{ file, field, message: 'name the railhead nearest to the meeting place, however far it is' }]
}
