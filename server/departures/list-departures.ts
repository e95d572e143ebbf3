import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia, timeInIndia } from '#domain/calendar/clock.ts'
import { departuresOffered, type PlannableTrip } from '#domain/departures/departure.ts'
import { takenText } from '#domain/departures/seats.ts'
import { type DepartureRow, listOffered, listOpenPayments, type OpenPayments } from './departure-store.ts'
import { type OfferedDeparture, offeredDeparture } from './offered-departure.ts'

/** What a trip offers now, earliest first; empty for trips that are asked for. */
export type ListDepartures = (trip: PlannableTrip) => Promise<ListedDeparture[]>

export type ListedDeparture = OfferedDeparture & {
  /** Who has the seats of one that is full. */
  taken: string | null
}

export function createListDepartures({ db, clock }: { db: Database; clock: Clock }): ListDepartures {
  return async (trip) => {
    const count = departuresOffered(trip)
    if (count === 0) return []
    const today = dateInIndia(clock.now())
    const rows = await listOffered(db, { tripId: trip.id, today, count })
    const full = rows.filter(isHeldFull).map(({ id }) => id)
    const open = full.length > 0 ? await listOpenPayments(db, trip.id, full) : []
    return rows.map((row) => ({
      ...offeredDeparture(row, today, trip),
      taken: row.free > 0 ? null : takenBy(row, open),
    }))
  }
}

function isHeldFull({ free, held }: DepartureRow): boolean {
  return free === 0 && held > 0
}

function takenBy({ id, soldInAll, held }: DepartureRow, open: OpenPayments[]): string {
  const of = open.find((payments) => payments.id === id)
  return takenText(
    soldInAll,
    of ? { seats: held, payments: of.payments, until: `${timeInIndia(of.until)} IST` } : null,
  )
}
