import { addDays } from '#domain/calendar/calendar-date.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { ruleDatesAfter } from './departure-rule.ts'
import {
  generatedCount,
  generatedDecideDays,
  generatedSeats,
  generatedSmallest,
  gridDaysAfter,
} from './generated-departures.ts'
import { clampSeats } from './seats.ts'

/** What the schedule of a trip depends on; `days` counts the first and the last. */
export type PlannableTrip = Pick<Trip, 'id' | 'kind' | 'departures'> & { days: number }

export type PlannedDeparture = {
  id: string
  startDate: string
  endDate: string
  totalSeats: number
  soldElsewhere: number
  /** It runs once so many seats are sold; until `decideOn` the group may grow. */
  smallest: number
  decideOn: string
}

/** How many departures a trip offers at once. Customised and suggested trips are asked for and have none. */
export function departuresOffered({ kind, departures }: Pick<PlannableTrip, 'kind' | 'departures'>): number {
  if (kind !== 'group') return 0
  if (!departures) return generatedCount
  return 'dates' in departures ? departures.dates.length : departures.count
}

/** What a trip offers on a day in India. Confirming a booking may take a day, so today's departure is past. */
export function upcomingDepartures(trip: PlannableTrip, today: string): PlannedDeparture[] {
  const count = departuresOffered(trip)
  const upcoming: PlannedDeparture[] = []
  if (count === 0) return upcoming
  for (const departure of departuresAfter(trip, today)) {
    upcoming.push(departure)
    if (upcoming.length === count) break
  }
  return upcoming
}

/** All that the trip may offer on any day from today until the horizon: of those past their decision day each may be missing, and later ones take its place. */
export function planDepartures(trip: PlannableTrip, today: string, horizonDays: number): PlannedDeparture[] {
  const days = horizonDays + smallestGroup(trip).decideDays
  const last = upcomingDepartures(trip, addDays(today, days)).at(-1)?.startDate
  if (!last) return upcomingDepartures(trip, today)
  const planned: PlannedDeparture[] = []
  for (const departure of departuresAfter(trip, today)) {
    if (departure.startDate > last) break
    planned.push(departure)
  }
  return planned
}

/** How many travellers a departure of the trip needs, and how many days before it that is decided. */
export function smallestGroup({ departures }: Pick<PlannableTrip, 'departures'>): {
  smallest: number
  decideDays: number
} {
  return departures ?? { smallest: generatedSmallest, decideDays: generatedDecideDays }
}

function* departuresAfter(trip: PlannableTrip, day: string): Generator<PlannedDeparture> {
  const { days, departures } = trip
  const { smallest, decideDays } = smallestGroup(trip)
  const planned = (
    id: string,
    startDate: string,
    totalSeats: number,
    soldElsewhere = 0,
  ): PlannedDeparture => ({
    id,
    startDate,
    endDate: addDays(startDate, days - 1),
    totalSeats,
    soldElsewhere: clampSeats(soldElsewhere, totalSeats),
    smallest,
    decideOn: addDays(startDate, -decideDays),
  })
  if (!departures) {
    for (const { id, startDate } of gridDaysAfter(day)) yield planned(id, startDate, generatedSeats)
  } else if ('dates' in departures) {
    let last = day
    for (const { start, seats, soldElsewhere } of departures.dates.toSorted((a, b) =>
      a.start < b.start ? -1 : 1,
    )) {
      if (start <= last) continue
      last = start
      yield planned(start, start, seats, soldElsewhere)
    }
  } else {
    for (const start of ruleDatesAfter(departures, day)) {
      yield planned(start, start, departures.seats, departures.soldElsewhere?.[start])
    }
  }
}
