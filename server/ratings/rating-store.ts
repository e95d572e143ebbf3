import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { reviews } from '#database/schema/reviews.ts'

/** How many published reviews each trip has, and how many stars these have together. */
export async function sumReviews(
  db: Pick<Database, 'select'>,
): Promise<{ tripId: string; count: number; stars: number }[]> {
  return db
    .select({
      tripId: reviews.tripId,
      count: sql<number>`count(*)::integer`,
      stars: sql<number>`sum(stars)::integer`,
    })
    .from(reviews)
    .where(eq(reviews.state, 'published'))
    .groupBy(reviews.tripId)
}
