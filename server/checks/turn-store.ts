import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { contentTurns } from '#database/schema/photographs.ts'

export type Turn = typeof contentTurns.$inferSelect
type Which = Pick<Turn, 'tripId' | 'what'>

export function listTurns(db: Pick<Database, 'select'>): Promise<Turn[]> {
  return db.select().from(contentTurns)
}

export async function saveTurn(tx: Transaction, turn: Turn): Promise<void> {
  const { tripId: _, what: __, ...set } = turn
  await tx
    .insert(contentTurns)
    .values(turn)
    .onConflictDoUpdate({ target: [contentTurns.tripId, contentTurns.what], set })
}

export async function removeTurn(tx: Transaction, { tripId, what }: Which): Promise<void> {
  await tx.delete(contentTurns).where(and(eq(contentTurns.tripId, tripId), eq(contentTurns.what, what)))
}
