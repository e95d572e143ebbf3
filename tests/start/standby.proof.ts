import { execFileSync } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../database/client.ts'
import { startEmbeddedPostgres } from '../../database/embedded.ts'
import { findHome } from '../../database/embedded-home.ts'
import { followStandby } from '../../database/standby.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'

/** A PostgreSQL and a copy of it that follows. */
async function startPair(folder: string) {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  await (await startEmbeddedPostgres(first)).stop()
  const from = await findHome(first)
  const to = await findHome(second)
  execFileSync('cp', ['-a', from.cluster, to.cluster])
  const primary = await startEmbeddedPostgres(first)
  const { hostname, port, username, password } = new URL(primary.url('postgres'))
  appendFileSync(
    join(to.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  )
  writeFileSync(join(to.cluster, 'standby.signal'), '', { mode: 0o644 })
  const standby = await startEmbeddedPostgres(second)
  return {
    primary: openDatabase(primary.url('postgres'), () => {}),
    standby: openDatabase(standby.url('postgres'), () => {}),
    async stop() {
      await standby.stop()
      await primary.stop()
    },
  }
}

test('selects go to a standby while it keeps up, and everything else to the primary', async () => {
  const folder = makeTemporaryFolder()
  const { primary, standby, stop } = await startPair(folder)
  const turns: boolean[] = []
  const followed = followStandby(
    { primary, standby },
    { onTurn: (fresh) => turns.push(fresh), lookEvery: 500 },
  )
  const { db } = followed
  const place = sql<boolean>`pg_is_in_recovery()`
  const isStandby = async () => (await db.select({ place }).from(sql`(select 1) as one`))[0]?.place
  try {
    await primary.pool.query('create table seats (free int)')
    await expect.poll(isStandby, { timeout: 20_000 }).toBe(true)
    expect((await db.execute(sql`select pg_is_in_recovery() as here`)).rows).toEqual([{ here: false }])
    await standby.pool.query('select pg_wal_replay_pause()')
    await primary.pool.query('insert into seats values (7)')
    await expect.poll(isStandby, { timeout: 20_000 }).toBe(false)
    expect(await db.select({ free: sql`free` }).from(sql`seats`)).toEqual([{ free: 7 }])
    await standby.pool.query('select pg_wal_replay_resume()')
    await expect.poll(isStandby, { timeout: 20_000 }).toBe(true)
    expect(await db.select({ free: sql`free` }).from(sql`seats`)).toEqual([{ free: 7 }])
    expect(turns.slice(-2)).toEqual([false, true])
  } finally {
    followed.stop()
    await Promise.all([primary.close(), standby.close()])
    await stop()
    removeTemporaryFolder(folder)
  }
}, 120_000)
