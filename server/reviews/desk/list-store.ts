import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { startOfDayInIndia } from '#domain/calendar/clock.ts'
import { type Answers, type RefusalReason, type ReviewState, reviewStates } from '#domain/reviews/review.ts'
import type { ReviewFilter } from '#domain/reviews/review-filter.ts'

type Reader = Pick<Database, 'execute'>

/** A line of the desk's list. What an erased review said is null or ''. */
export type ListedReview = {
  reference: string
  tripId: string
  title: string
  travelledIn: string
  firstName: string
  stars: number | null
  captain: Answers['captain'] | null
  stay: Answers['stay'] | null
  described: Answers['described'] | null
  text: string
  state: ReviewState
  refusal: RefusalReason | null
  answer: string | null
  received: Date
}

/** After which row the next page begins: when it was written, to the microsecond, and the reference. */
export type ReviewPlace = { key: string; reference: string }

type Row = Omit<ListedReview, 'received'> & { received: string; key: string }

export function isReviewPlace({ key }: ReviewPlace): boolean {
  return /^\d{1,17}$/.test(key)
}

export async function listReviews(
  db: Reader,
  filter: ReviewFilter,
  { after, most }: { after: ReviewPlace | null; most: number },
): Promise<{ review: ListedReview; place: ReviewPlace }[]> {
  const [beyond, way] = filter.down ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const conditions = [
    ...conditionsOf(filter),
    ...(after
      ? [
          sql`(r.received_at, r.reference) ${beyond} (timestamptz 'epoch' + ${after.key}::bigint * interval '1 microsecond', ${after.reference})`,
        ]
      : []),
  ]
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const { rows } = await db.execute<Row>(sql`
    select r.reference, r.trip_id as "tripId", b.sold ->> 'title' as title, r.travelled_in as "travelledIn", r.first_name as "firstName",
      r.stars, r.captain, r.stay, r.described, r.text, r.state, r.refusal, r.answer,
      (extract(epoch from r.received_at) * 1000)::bigint::text as received,
      (extract(epoch from r.received_at) * 1000000)::bigint::text as key
    from reviews r join bookings b using (reference) ${where}
    order by r.received_at ${way}, r.reference ${way} limit ${most}`)
  return rows.map(({ key, received, ...row }) => ({
    review: { ...row, received: new Date(Number(received)) },
    place: { key, reference: row.reference },
  }))
}

function conditionsOf({ state, stars, trip, since, until }: ReviewFilter): SQL[] {
  return [
    ...(state === 'all' ? [] : [sql`r.state = ${state}`]),
    ...(stars === null ? [] : [sql`r.stars = ${stars}`]),
    ...(trip === null ? [] : [sql`r.trip_id = ${trip}`]),
    ...(since === null ? [] : [sql`r.received_at >= ${startOfDayInIndia(since)}`]),
    ...(until === null ? [] : [sql`r.received_at < ${startOfDayInIndia(addDays(until, 1))}`]),
  ]
}

/** How many there are in each state, counted no further than `most`. */
export async function countByState(db: Reader, most: number): Promise<Record<ReviewState, number>> {
  const counts = reviewStates.map(
    (state) =>
      sql`(select count(*) from (select from reviews where state = ${state} limit ${most}) as counted)::integer as ${sql.identifier(state)}`,
  )
  const { rows } = await db.execute<Record<ReviewState, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  return rows[0] ?? { received: 0, published: 0, refused: 0, withdrawn: 0 }
}
