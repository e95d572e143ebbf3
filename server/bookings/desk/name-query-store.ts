import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

/** What finds names with these words, as the database has taken them apart. */
export function queryOf(words: string[]): string {
  return words.map(startOf).join(' & ')
}

/** The same of a name as it was typed; '' where it has no word. */
export async function nameQuery(db: Pick<Database, 'execute'>, name: string): Promise<string> {
  const { rows } = await db.execute<{ words: string[] }>(sql`select name_words(${name}) as words`)
  return queryOf(rows[0]?.words ?? [])
}

/** Letters that begin so many names that a search for them would find a tenth of all. */
const fewestLetters = 3

/** A word begins one of the name's; one or two letters of our alphabet are a whole word, an initial. */
function startOf(word: string): string {
  const quoted = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  return word.length < fewestLetters && /^[a-z]+$/.test(word) ? quoted : `${quoted}:*`
}
