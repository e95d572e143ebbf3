import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../database/client.ts'
import { createDatabase } from '../../database/create.ts'
import { longPatience } from '../../database/patience.ts'
import { atEndOfFile } from './at-end-of-file.ts'

type TestDatabase = OpenDatabase & { url: string; whileAway: (work: () => Promise<void>) => Promise<void> }

/** A database of its own for the calling test file, as fresh migrations leave it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await createDatabase(inject('adminUrl'), name, inject('template'))
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  const database = openDatabase(url.href, () => {}, { patience: longPatience })
  atEndOfFile(database.close)
  return { ...database, url: url.href, whileAway: (work) => whileAway(name, work) }
}

/** Cuts every connection and lets nobody in until the work is done, as if the server were down. */
async function whileAway(name: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') })
  await client.connect()
  try {
    await client.query(`alter database ${name} with allow_connections false`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await work()
  } finally {
    await client.query(`alter database ${name} with allow_connections true`)
    await client.end()
  }
}
