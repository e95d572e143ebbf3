import { and, asc, gte, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { departures } from '#database/schema/departures.ts'
import type { DepartureRow } from '../departures/departure-store.ts'

export type DepartureToDecide = { departure: DepartureRow; paidPaise: number; inAll: number }

/** Those that somebody has booked and too few have, whose decision day has come or comes by then; the first to leave first. */
export async function listToDecide(
  db: Pick<Database, 'select'>,
  { today, until }: { today: string; until: string },
): Promise<DepartureToDecide[]> {
  // With their table's name: drizzle leaves it out, and `trip_id` would be that of the booking itself.
  const paid = sql<number>`(
    select coalesce(sum(total_paise), 0) from bookings
    where bookings.trip_id = departures.trip_id and bookings.departure_id = departures.id and bookings.status = 'confirmed'
  )::double precision`
  return db
    .select({ departure: departures, paidPaise: paid, inAll: sql<number>`count(*) over ()::integer` })
    .from(departures)
    .where(
      and(
        isNull(departures.cancelledAt),
        sql`start_date > ${today} and decide_on <= ${until} and sold_in_all > 0 and sold_in_all < smallest and decision is distinct from 'runs'`,
      ),
    )
    .orderBy(asc(departures.decideOn), asc(departures.startDate), asc(departures.tripId))
    .limit(20)
}

/** Those that leave on these days with somebody in them. */
export async function listLeaving(
  db: Pick<Database, 'select'>,
  { from, until }: { from: string; until: string },
): Promise<DepartureRow[]> {
  return db
    .select()
    .from(departures)
    .where(
      and(
        gte(departures.startDate, from),
        lte(departures.startDate, until),
        isNull(departures.cancelledAt),
        sql`sold_in_all > 0`,
      ),
    )
    .orderBy(asc(departures.startDate), asc(departures.tripId))
    .limit(50)
}

export type OddPayment = {
  reference: string
  name: string
  title: string
  amountPaise: number
  paidPaise: number | null
  state: 'unknown' | 'mismatch'
  createdAt: Date
}

/** Orders of which nobody knows the end after so long, and those that were paid with another sum since a moment; the newest first. */
export async function listOddPayments(
  db: Pick<Database, 'execute'>,
  { unknownBefore, mismatchSince }: { unknownBefore: Date; mismatchSince: Date },
): Promise<OddPayment[]> {
  type Row = Omit<OddPayment, 'amountPaise' | 'paidPaise' | 'createdAt'> & {
    amountPaise: string
    paidPaise: string | null
    createdAt: string
  }
  const { rows } = await db.execute<Row>(sql`
    select payments.reference, bookings.name, bookings.sold ->> 'title' as title, payments.amount_paise as "amountPaise", payments.paid_paise as "paidPaise",
      case payments.state when 'mismatch' then 'mismatch' else 'unknown' end as state, payments.created_at as "createdAt"
    from payments join bookings on bookings.reference = payments.reference
    where payments.state in ('opening', 'pending', 'mismatch')
      and (payments.state = 'mismatch' and payments.created_at >= ${mismatchSince} or payments.state <> 'mismatch' and payments.created_at <= ${unknownBefore})
    order by payments.created_at desc limit 20`)
  return rows.map(({ amountPaise, paidPaise, createdAt, ...row }) => ({
    ...row,
    amountPaise: Number(amountPaise),
    paidPaise: paidPaise === null ? null : Number(paidPaise),
    createdAt: new Date(createdAt),
  }))
}
