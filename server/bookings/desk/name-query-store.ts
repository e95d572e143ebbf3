import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { nameQuery } from '#database/name-query.ts'

/** What finds a name as it was typed; '' where it has no word. */
export async function readNameQuery(db: Pick<Database, 'execute'>, name: string): Promise<string> {
  const { rows } = await db.execute<{ words: string[] }>(sql`select name_words(${name}) as words`)
  return nameQuery(rows[0]?.words ?? [])
}
