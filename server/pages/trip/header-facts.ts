import { briefMonthRange } from '#domain/calendar/month-range.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { OfferedDeparture } from '../../departures/offered-departure.ts'

export type HeaderFact = { label: string; value: string }

/** Metres from which a traveller wants to know how high it gets. */
const worthNaming = 2500
const mostShown = 4
const difficulties = { easy: 'Easy', moderate: 'Moderate', hard: 'Hard' }

/** The four facts that say most about a trip; how long it is stands above them. */
export function headerFacts(trip: Trip, departures: OfferedDeparture[]): HeaderFact[] {
  const highest = trip.route.map(({ place }) => place).reduce((a, b) => (b.altitude > a.altitude ? b : a))
  const seats = Math.max(0, ...departures.map(({ totalSeats }) => totalSeats))
  const start = trip.route[0]?.place.name
  const facts: (HeaderFact | false | undefined)[] = [
    { label: 'Best months', value: briefMonthRange(trip.months) },
    highest.altitude >= worthNaming && {
      label: 'Highest point',
      value: `${highest.name}, ${highest.altitude.toLocaleString('en-IN')} m`,
    },
    trip.difficulty && { label: 'Difficulty', value: difficulties[trip.difficulty] },
    seats > 0 && { label: 'Group', value: `Up to ${seats} people` },
    trip.kind !== 'group' && { label: 'Group', value: 'Only your own' },
    start !== undefined && { label: 'Starts in', value: start },
  ]
  return facts.filter((fact) => typeof fact === 'object').slice(0, mostShown)
}

/** '12 days, 11 nights', or '5-day plan, flexible'. */
