import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'

/** Where no train goes. */
const withoutTrains = ['Ladakh', 'Andaman & Nicobar Islands', 'Lakshadweep']

/** Airport and railhead say how far they are, and a railhead stands wherever trains go in India. */
export function checkStations({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) => {
    const { airport, railhead } = value.facts
    return [
      ...transferProblems(file, 'airport', airport.transfer),
      ...(railhead ? transferProblems(file, 'railhead', railhead.transfer) : []),
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
  if (isAbroad(trip)) return []
  if (!trip.facts.railhead && !withoutTrains.includes(start))
    return [{ file, field, message: `add the railhead nearest to the meeting place: trains go in ${start}` }]
  if (trip.facts.railhead && withoutTrains.includes(start))
    return [{ file, field, message: `remove it: no train goes in ${start}, where the trip starts` }]
  return []
}
