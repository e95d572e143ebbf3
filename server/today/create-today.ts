import type { Database } from '#database/client.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { listRefundLines, type RefundLine } from '../bookings/refunds/refund-list-store.ts'
import { type Comparison, readComparison } from '../books/last-comparison.ts'
import type { DepartureRow } from '../departures/departure-store.ts'
import { runOf } from '../departures/offered-departure.ts'
import { listDeadJobs } from '../jobs/job-store.ts'
import { type LeftAlone, listLeftAlone } from './left-alone-store.ts'
import { listLeaving, listOddPayments, listToDecide, type OddPayment } from './today-store.ts'

const minute = 60_000
/** An order whose end is not known after so long is looked at by a person. */
const unknownFor = 30 * minute
const mismatchFor = 7 * 24 * 60 * minute
/** A departure stands here so many days before it is decided. */
const daysAhead = 2

export type ShownDeparture = {
  tripId: string
  id: string
  title: string
  startDate: string
  sold: number
  held: number
  total: number
  smallest: number | null
  decideOn: string | null
  /** As the public page says it; null where nothing is said. */
  run: string | null
}

/** What waits for somebody today, and what happens anyway. Each part is read for whoever may see it. */
export function createToday({
  db,
  clock,
  findTrip,
  byTwos,
}: {
  db: Database
  clock: Clock
  findTrip: (id: string) => Trip | null
  /** Packages of which two share. */
  byTwos: () => { tripId: string; packageId: string }[]
}) {
  function shown(row: DepartureRow, today: string): ShownDeparture {
    const { tripId, id, startDate, soldInAll: sold, held, total, smallest, decideOn } = row
    const title = findTrip(tripId)?.title.split(':')[0] ?? tripId
    const run = runOf(row, today)?.text ?? null
    return { tripId, id, title, startDate, sold, held, total, smallest, decideOn, run }
  }

  return {
    /** The first of them, and how many there are. */
    async toDecide(): Promise<{ rows: (ShownDeparture & { paidPaise: number })[]; inAll: number }> {
      const today = dateInIndia(clock.now())
      const rows = await listToDecide(db, { today, until: addDays(today, daysAhead) })
      return {
        rows: rows.map(({ departure, paidPaise }) => ({ ...shown(departure, today), paidPaise })),
        inAll: rows[0]?.inAll ?? 0,
      }
    },

    /** Today, tomorrow and the day after, with hour and place of meeting. */
    async leaving(): Promise<(ShownDeparture & { time: string; place: string })[]> {
      const today = dateInIndia(clock.now())
      const rows = await listLeaving(db, { from: today, until: addDays(today, 2) })
      return rows.map((row) => {
        const meet = findTrip(row.tripId)?.facts.meet
        return { ...shown(row, today), time: meet?.time ?? '', place: meet?.place ?? '' }
      })
    },

    async wrong(): Promise<{ payments: OddPayment[]; refused: RefundLine[] }> {
      const now = clock.now().getTime()
      const since = { unknownBefore: new Date(now - unknownFor), mismatchSince: new Date(now - mismatchFor) }
      return {
        payments: await listOddPayments(db, since),
        refused: await listRefundLines(db, 'refused', { before: null, most: 20 }),
      }
    },

    /** Whom somebody left alone in a package for two, until it is noted what was settled. */
    leftAlone: (): Promise<LeftAlone[]> => listLeftAlone(db, byTwos(), dateInIndia(clock.now())),

    jobsGivenUp: () => listDeadJobs(db),
    lastBooks: (): Promise<Comparison | null> => readComparison(db),
  }
}

export type Today = ReturnType<typeof createToday>
