import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { listenToChannel } from '../../database/listen.ts'
import { startCuttableProxy } from '../proof/cuttable-proxy.ts'
import { openTestDatabase } from '../setup/database.ts'

/** As pg keeps it, beyond its types: the socket of a connection. */
type WithSocket = PoolClient & { connection: { stream: { destroy: () => void } } }

test('connections that are lost as a transaction begins are given back, however many', async () => {
  const { db, pool } = await openTestDatabase()
  const cut = (client: PoolClient) => (client as WithSocket).connection.stream.destroy()
  pool.on('acquire', cut)
  const more = (pool.options.max ?? 10) + 2
  for (let i = 0; i < more; i++) await expect(db.transaction(async () => {})).rejects.toThrow()
  pool.off('acquire', cut)
  expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([
    { one: 1 },
  ])
})

test('a transaction that fails is rolled back and its connection used again', async () => {
  const { db, pool } = await openTestDatabase()
  await db.execute(sql`create table noted (word text)`)
  const connections = pool.totalCount
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into noted values ('half')`)
    throw new Error('no more')
  })
  await expect(failing).rejects.toThrow('no more')
  expect((await db.execute(sql`select * from noted`)).rows).toEqual([])
  expect(pool.totalCount).toBe(connections)
})

test('whoever listens notices that the database is silent, and listens anew', async () => {
  const { pool, url } = await openTestDatabase()
  const address = new URL(url)
  const wire = await startCuttableProxy({ host: address.hostname, port: Number(address.port) })
  address.port = String(wire.port)
  const heard: string[] = []
  let listening = 0
  let failures = 0
  const { stop } = listenToChannel(
    address.href,
    'news',
    {
      onMessage: (payload) => heard.push(payload),
      onListening: () => listening++,
      onFailure: () => failures++,
    },
    { askEvery: 100, answer: 1_000, reconnectAfter: 100 },
  )
  await expect.poll(() => listening, { timeout: 30_000 }).toBe(1)
  wire.silence()
  // It tries to connect anew, in vain.
  await expect.poll(() => failures, { timeout: 30_000 }).toBeGreaterThan(0)
  wire.speak()
  await expect.poll(() => listening, { timeout: 30_000 }).toBeGreaterThan(1)
  const tellAgain = async () => {
    await pool.query(`notify news, 'again'`)
    return heard
  }
  await expect.poll(tellAgain, { timeout: 30_000 }).toContain('again')
  await stop()
  wire.close()
})
