import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { savedTrips } from '#database/schema/account.ts'

export type SavedTripRow = { tripId: string; savedAt: Date }

/** The newest first. */
export async function listSaved(db: Pick<Database, 'select'>, travellerId: string): Promise<SavedTripRow[]> {
  return db
    .select({ tripId: savedTrips.tripId, savedAt: savedTrips.savedAt })
    .from(savedTrips)
    .where(eq(savedTrips.travellerId, travellerId))
    .orderBy(desc(savedTrips.savedAt), asc(savedTrips.tripId))
}

/** What is saved already keeps its time. */
export async function insertSaved(
  tx: Pick<Database, 'insert'>,
  travellerId: string,
  rows: SavedTripRow[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(savedTrips)
    .values(rows.map((row) => ({ travellerId, ...row })))
    .onConflictDoNothing()
}

export async function deleteSaved(
  tx: Pick<Database, 'delete'>,
  travellerId: string,
  tripId: string,
): Promise<void> {
  await tx
    .delete(savedTrips)
    .where(and(eq(savedTrips.travellerId, travellerId), eq(savedTrips.tripId, tripId)))
}

export async function deleteAllSaved(tx: Pick<Database, 'delete'>, travellerId: string): Promise<void> {
  await tx.delete(savedTrips).where(eq(savedTrips.travellerId, travellerId))
}
