import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../database/embedded.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

const folder = makeTemporaryFolder()
let postgres: EmbeddedPostgres
afterEach(async () => {
  await postgres.stop()
  removeTemporaryFolder(folder)
})

/** Whether a new connection is taken. */
async function answers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

test('the database stops though a closed connection takes its time, and not while another process uses it', async () => {
  postgres = await startEmbeddedPostgres(folder)
  const other = new pg.Client({ connectionString: postgres.url('postgres') })
  await other.connect()
  await postgres.stop()
  expect(await answers()).toBe(true)
  await other.end()

  const pool = new pg.Pool({ connectionString: postgres.url('postgres'), max: 1 })
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const backend = rows[0]?.pid ?? 0
  process.kill(backend, 'SIGSTOP')
  await pool.end()
  setTimeout(() => process.kill(backend, 'SIGCONT'), 300)
  await postgres.stop()
  expect(await answers()).toBe(false)
})
