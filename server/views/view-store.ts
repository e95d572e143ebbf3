import { and, asc, eq, or } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { savedViews } from '#database/schema/desk.ts'

export type SavedView = typeof savedViews.$inferSelect

/** Those of one person and those that are shared, by name. */
export async function listViews(
  db: Pick<Database, 'select'>,
  { list, staffId }: Pick<SavedView, 'list' | 'staffId'>,
): Promise<SavedView[]> {
  return db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.list, list), or(eq(savedViews.staffId, staffId), eq(savedViews.shared, true))))
    .orderBy(asc(savedViews.name), asc(savedViews.id))
}

/** Takes the place of one that the same person gave that name. Answers the id that it has. */
export async function saveView(tx: Pick<Database, 'insert'>, view: SavedView): Promise<string> {
  const { query, shared, at } = view
  const [saved] = await tx
    .insert(savedViews)
    .values(view)
    .onConflictDoUpdate({
      target: [savedViews.list, savedViews.staffId, savedViews.name],
      set: { query, shared, at },
    })
    .returning({ id: savedViews.id })
  return saved?.id ?? view.id
}

export async function lockView(tx: Pick<Database, 'select'>, id: string): Promise<SavedView | null> {
  const [view] = await tx.select().from(savedViews).where(eq(savedViews.id, id)).for('update')
  return view ?? null
}

export async function deleteView(tx: Pick<Database, 'delete'>, id: string): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.id, id))
}
