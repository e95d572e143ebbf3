import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { contentVersions, filePrices } from '#database/schema/content.ts'
import type { PricesSince } from '#domain/content/prices/old-price.ts'

/** What trips cost by their files, where that is another thing than what was written down last. */
export async function insertFilePrices(
  db: Pick<Database, 'execute'>,
  trips: readonly { id: string; prices: Record<string, number> }[],
  at: Date,
): Promise<void> {
  await db.execute(sql`
    insert into file_prices (trip_id, at, prices)
    select id, ${at.toISOString()}::timestamptz, prices
    from json_to_recordset(${JSON.stringify(trips)}::json) as trips (id text, prices jsonb)
    where prices is distinct from
      (select last.prices from file_prices last where trip_id = id order by last.at desc limit 1)
    on conflict do nothing`)
}

/** What a trip cost by its file, the oldest first. */
export function listFilePrices(db: Pick<Database, 'select'>, tripId: string): Promise<PricesSince[]> {
  return db
    .select({ at: filePrices.at, prices: filePrices.prices })
    .from(filePrices)
    .where(eq(filePrices.tripId, tripId))
    .orderBy(asc(filePrices.at))
}

/** All that was published of a trip, the oldest first. */
export function listPublishedTrips(
  db: Pick<Database, 'select'>,
  tripId: string,
): Promise<{ at: Date; body: object }[]> {
  return db
    .select({ at: contentVersions.at, body: contentVersions.body })
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, 'trip'), eq(contentVersions.id, tripId)))
    .orderBy(asc(contentVersions.version))
}

/** Of one person since a moment, each beside what it replaced: the version or the file before. */
export async function listTripsPublishedBy(
  db: Pick<Database, 'execute'>,
  staffId: string,
  since: Date,
): Promise<{ id: string; body: object; before: object | null }[]> {
  const { rows } = await db.execute<{ id: string; body: object; before: object | null }>(sql`
    select one.id, one.body, coalesce(earlier.body, origin.body) as before
    from content_versions one
    left join content_versions earlier
      on earlier.kind = one.kind and earlier.id = one.id and earlier.version = one.version - 1
    left join content_origins origin
      on origin.kind = one.kind and origin.id = one.id and origin.hash = one.file_hash
    where one.kind = 'trip' and one.staff_id = ${staffId} and one.at > ${since.toISOString()}`)
  return rows
}
