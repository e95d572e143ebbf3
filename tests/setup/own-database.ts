import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createDatabase } from '../../database/create.ts'
import { startEmbeddedPostgres } from '../../database/embedded.ts'

/** Migrated once, before all tests. */
export const ownTemplate = 'own_template'

/** A migrated database for a server of a browser test's own, in the PostgreSQL of the server of all others. */
export async function createOwnDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { url } = await startEmbeddedPostgres(process.env.KAFILA_TEST_DATA ?? '')
  const name = `own_${randomBytes(6).toString('hex')}`
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: url('postgres') })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await createDatabase(url('postgres'), name, ownTemplate)
  return { url: url(name), drop: () => ask(`drop database ${name} with (force)`) }
}
