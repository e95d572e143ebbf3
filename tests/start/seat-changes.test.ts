import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '../proof/server-process.ts'
import { openTestDatabase } from '../setup/database.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

const { url, pool } = await openTestDatabase()
const folder = makeTemporaryFolder()
let servers: ServerProcess[] = []

beforeAll(async () => {
  servers = await Promise.all(
    ['a', 'b'].map((name) => startServerProcess({ DATABASE_URL: url, DATA_DIR: join(folder, name) })),
  )
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()))
  removeTemporaryFolder(folder)
})

async function read(server: ServerProcess, path: string) {
  const { headers } = await fetch(server.url + path)
  return { etag: headers.get('etag'), fromCache: headers.get('cache-status') === 'kafila; hit' }
}

/** Sells a seat of lw6 and says whether that alone had its page rendered anew, while a page cached before it stayed. */
async function sellingDropsItsPageAlone(server: ServerProcess): Promise<boolean> {
  await read(server, '/trip/w2')
  const { etag } = await read(server, '/trip/lw6')
  await pool.query(`update departures set sold = sold + 1 where trip_id = 'lw6'`)
  while ((await read(server, '/trip/lw6')).etag === etag);
  return (await read(server, '/trip/w2')).fromCache
}

test('a change of seats reaches every process, and drops the pages of its trip alone', async () => {
  // A page lives for five seconds: on a machine so busy that these pass meanwhile, it tells nothing and is tried again.
  for (const server of servers)
    await expect.poll(() => sellingDropsItsPageAlone(server), { timeout: 50_000 }).toBe(true)
}, 60_000)
