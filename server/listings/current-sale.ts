import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { type Stay, windowOf } from '#domain/calendar/date-window.ts'
import { addMonths } from '#domain/calendar/months-ahead.ts'
import { fittingDates } from '#domain/listings/fitting-dates.ts'
import type { SaleFacts } from '#domain/listings/trip-facets.ts'
import { chosenMonths, type TripFilter } from '#domain/listings/trip-filter.ts'
import { type SaleMasks, saleMasks } from '#domain/listings/trip-index.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { FreeSeats, FreeSeatsWatch } from '../departures/free-seats.ts'
import type { Log } from '../log.ts'

/** What filters know of the dates on sale at a moment. */
export type Sale = {
  /** The date in India. */
  today: string
  /** By position in the catalogue. */
  facts: readonly SaleFacts[]
  masks: SaleMasks
  /** By position, 1 for trips that run at the time which a filter names; null where it names none. */
  datedFor: (filter: TripFilter) => Uint8Array | null
}

/** Times whose trips are remembered until seats change. */
const remembered = 100

/** Lists need no database: without it they go by what was last known, or by no seats and the season. */
export function createCurrentSale({
  trips,
  freeSeats,
  clock,
  log,
}: {
  trips: readonly Trip[]
  freeSeats: Pick<FreeSeatsWatch, 'current'>
  clock: Clock
  log: Log
}): () => Promise<Sale> {
  let known: { of: FreeSeats; sale: Sale } | null = null
  return async () => {
    const today = dateInIndia(clock.now())
    const of = await freeSeats.current().catch((error: unknown) => {
      log.error({ error }, 'lists are filtered without the seats of now')
      return null
    })
    if (!of) return known?.sale ?? readSale(trips, null, today)
    if (known?.of !== of || known.sale.today !== today) known = { of, sale: readSale(trips, of, today) }
    return known.sale
  }
}

function readSale(trips: readonly Trip[], free: FreeSeats | null, today: string): Sale {
  const facts = trips.map((trip) => factsOf(trip, free, today))
  const known = new Map<string, Uint8Array>()
  return {
    today,
    facts,
    masks: saleMasks(facts),
    datedFor(filter) {
      const window = filter.when === null ? null : windowOf(filter.when, today)
      if (!window) return null
      const key = [filter.when, ...(filter.chosen.month ?? [])].join()
      const dated = known.get(key) ?? fittingDates(facts, window, chosenMonths(filter))
      if (known.size < remembered) known.set(key, dated)
      return dated
    },
  }
}

function factsOf({ id, kind, months }: Trip, free: FreeSeats | null, today: string): SaleFacts {
  if (!free || kind !== 'group') return { seats: 0, months, dates: null }
  const { seats, dates } = free.get(id) ?? { seats: 0, dates: [] }
  return { seats, months: monthsOf(dates, today), dates }
}

/** A month is the next one of its name: dates a year ahead count for none. */
function monthsOf(dates: readonly Stay[], today: string): number[] {
  const end = addMonths(today.slice(0, 7), 12)
  return dates.flatMap(([start]) => (start < end ? [Number(start.slice(5, 7))] : []))
}
