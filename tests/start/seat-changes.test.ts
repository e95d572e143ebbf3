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

const tagOf = async (server: ServerProcess) => (await fetch(`${server.url}/trip/lw6`)).headers.get('etag')

/** Sells a seat and asks for the trip's page until it follows. */
async function sellAndWait(server: ServerProcess): Promise<void> {
  const before = await tagOf(server)
  await pool.query(`update departures set sold = sold + 1 where trip_id = 'lw6'`)
  while ((await tagOf(server)) === before);
}

/** By its age alone a page is rendered anew every four seconds, so two changes within them can't both be seen. */
async function followsTwiceInFourSeconds(server: ServerProcess): Promise<boolean> {
  const startedAt = Date.now()
  await sellAndWait(server)
  await sellAndWait(server)
  return Date.now() - startedAt < 3_900
}

test('a change of seats reaches every process', async () => {
  // A machine so busy that it takes longer tells nothing: it is tried again.
  for (const server of servers)
    await expect.poll(() => followsTwiceInFourSeconds(server), { timeout: 25_000 }).toBe(true)
}, 60_000)
