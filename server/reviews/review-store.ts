import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings } from '#database/schema/bookings.ts'
import { reviews } from '#database/schema/reviews.ts'

export type Review = typeof reviews.$inferSelect
export type NewReview = Pick<
  Review,
  | 'reference'
  | 'tripId'
  | 'travelledIn'
  | 'firstName'
  | 'stars'
  | 'captain'
  | 'stay'
  | 'described'
  | 'text'
  | 'receivedAt'
>

/** False when the booking has a review already: that one stays. */
export async function insertReview(tx: Pick<Database, 'insert'>, review: NewReview): Promise<boolean> {
  const rows = await tx
    .insert(reviews)
    .values({ ...review, state: 'received' })
    .onConflictDoNothing()
    .returning({ reference: reviews.reference })
  return rows.length > 0
}

export async function findReview(db: Pick<Database, 'select'>, reference: string): Promise<Review | null> {
  const [review] = await db.select().from(reviews).where(eq(reviews.reference, reference))
  return review ?? null
}

/** Nobody else changes it until the transaction ends. */
export async function lockReview(tx: Pick<Database, 'select'>, reference: string): Promise<Review | null> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.reference, reference)).for('update')
  return review ?? null
}

export type ReviewChange = Partial<
  Pick<Review, 'state' | 'decidedAt' | 'decidedBy' | 'refusal' | 'answer' | 'answeredAt' | 'answeredBy'>
>

export async function saveReview(
  tx: Pick<Database, 'update'>,
  reference: string,
  change: ReviewChange,
): Promise<void> {
  await tx.update(reviews).set(change).where(eq(reviews.reference, reference))
}

/** Publishes what was received by then and nobody has decided about. */
export async function publishReceivedUntil(
  db: Pick<Database, 'update'>,
  until: Date,
  at: Date,
): Promise<void> {
  await db
    .update(reviews)
    .set({ state: 'published', decidedAt: at })
    .where(and(eq(reviews.state, 'received'), lte(reviews.receivedAt, until)))
}

/** A page of a trip's published reviews, the newest first. */
export async function listPublished(
  db: Pick<Database, 'select'>,
  { tripId, from, most }: { tripId: string; from: number; most: number },
): Promise<Review[]> {
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.tripId, tripId), eq(reviews.state, 'published')))
    .orderBy(desc(reviews.receivedAt), desc(reviews.reference))
    .limit(most)
    .offset(from)
}

const nothing = {
  firstName: '',
  stars: null,
  captain: null,
  stay: null,
  described: null,
  text: '',
  answer: null,
} as const

/** Erases what stands nowhere any more and was decided by then. */
export async function eraseReviewsUntil(db: Pick<Database, 'update'>, until: Date, at: Date): Promise<void> {
  await db
    .update(reviews)
    .set({ ...nothing, erasedAt: at })
    .where(
      and(
        inArray(reviews.state, ['refused', 'withdrawn']),
        isNull(reviews.erasedAt),
        lte(reviews.decidedAt, until),
      ),
    )
}

/**
 * Withdraws and erases all reviews of an account that is deleted, and leaves an empty row for each trip that it has not reviewed: nobody is asked
 * any more, and no link opens.
 */
export async function eraseReviewsOf(
  tx: Pick<Database, 'select' | 'insert' | 'update'>,
  travellerId: string,
  at: Date,
): Promise<void> {
  const theirs = tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.travellerId, travellerId))
  const ended = { ...nothing, state: 'withdrawn', decidedAt: at, decidedBy: null, refusal: null } as const
  await tx
    .update(reviews)
    .set({ ...ended, erasedAt: at })
    .where(and(inArray(reviews.reference, theirs), isNull(reviews.erasedAt)))
  const travelled = await tx
    .select({ reference: bookings.reference, tripId: bookings.tripId, terms: bookings.terms })
    .from(bookings)
    .where(and(eq(bookings.travellerId, travellerId), inArray(bookings.status, ['confirmed', 'completed'])))
  if (travelled.length === 0) return
  await tx
    .insert(reviews)
    .values(
      travelled.map(({ reference, tripId, terms }) => ({
        ...ended,
        reference,
        tripId,
        travelledIn: terms.startDate.slice(0, 7),
        receivedAt: at,
        erasedAt: at,
      })),
    )
    .onConflictDoNothing()
}

/** What a traveller has written, for the download of their data. */
export async function listReviewsOf(db: Pick<Database, 'select'>, travellerId: string): Promise<Review[]> {
  const theirs = db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.travellerId, travellerId))
  return db
    .select()
    .from(reviews)
    .where(and(inArray(reviews.reference, theirs), isNull(reviews.erasedAt)))
    .orderBy(reviews.receivedAt)
}
