import { eq } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { travellers } from '#database/schema/account.ts'

export type TravellerRow = typeof travellers.$inferSelect

export async function findTraveller(db: Pick<Database, 'select'>, id: string): Promise<TravellerRow | null> {
  const [row] = await db.select().from(travellers).where(eq(travellers.id, id))
  return row ?? null
}

/** The traveller's row, made if need be and held until the transaction ends, so that changes come one after the other. */
export async function holdTraveller(
  tx: Pick<Database, 'insert'>,
  { id, at }: { id: string; at: Date },
): Promise<TravellerRow> {
  const [row] = await tx
    .insert(travellers)
    .values({ id, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: travellers.id, set: { id } })
    .returning()
  if (!row) throw new Error('no traveller was found or made')
  return row
}

export async function updateTraveller(
  tx: Pick<Database, 'update'>,
  id: string,
  change: Pick<TravellerRow, 'name' | 'email' | 'updatedAt'>,
): Promise<void> {
  await tx.update(travellers).set(change).where(eq(travellers.id, id))
}

export async function deleteTraveller(tx: Pick<Database, 'delete'>, id: string): Promise<void> {
  await tx.delete(travellers).where(eq(travellers.id, id))
}
