import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'

/** Flights and visas are lost with a cancelled trip abroad. */
const decideDaysAbroad = 21

/** How many must come and when that is decided: of dates on group trips, of the party on those that one asks for. */
export function checkGroupSizes({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) =>
    [...departureProblems(value), ...partyProblems(value)].map(([field, message]) => ({
      file,
      field,
      message,
    })),
  )
}

type Found = [field: string, message: string]

function departureProblems(trip: Trip): Found[] {
  const { departures } = trip
  if (!departures) return []
  const { smallest = 0, decideDays = decideDaysAbroad } = departures
  const found: Found[] = []
  const seats = Math.min(
    ...('dates' in departures ? departures.dates.map((date) => date.seats) : [departures.seats]),
  )
  if (smallest > seats / 2)
    found.push([
      'departures.smallest',
      `write ${Math.floor(seats / 2)} or less, half of the ${seats} seats, not ${smallest}`,
    ])
  if (isAbroad(trip) && decideDays < decideDaysAbroad)
    found.push([
      'departures.decideDays',
      `write ${decideDaysAbroad} or more abroad, where flights and visas are at stake, not ${decideDays}`,
    ])
  return found
}

function partyProblems({ kind, facts: { party } }: Trip): Found[] {
  if (kind === 'group')
    return party ? [['facts.party', 'a group’s numbers are its departures’: remove it']] : []
  if (!party) return [['facts.party', 'write for how many the price holds, and how many the trip takes']]
  if (party.smallest <= party.largest) return []
  return [
    ['facts.party.largest', `write ${party.smallest} or more, the smallest party, not ${party.largest}`],
  ]
}
