import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { reviews } from '#database/schema/reviews.ts'

/** How many published reviews each trip has, and how many stars these have together; of these trips. */
export async function sumReviews(
  db: Pick<Database, 'select'>,
  tripIds: 'all' | string[],
): Promise<{ tripId: string; count: number; stars: number }[]> {
  return db
    .select({
      tripId: reviews.tripId,
      count: sql<number>`count(*)::integer`,
      stars: sql<number>`sum(stars)::integer`,
    })
    .from(reviews)
    .where(
      and(eq(reviews.state, 'published'), tripIds === 'all' ? undefined : inArray(reviews.tripId, tripIds)),
    )
    .groupBy(reviews.tripId)
}
