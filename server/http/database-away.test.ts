import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../database/client.ts'
import { atEndOfFile } from '../../tests/setup/at-end-of-file.ts'
import { openTestDatabase } from '../../tests/setup/database.ts'
import { isDatabaseAway } from './database-away.ts'

const { pool, url } = await openTestDatabase()
const patience = { connection: 200, lock: 150, statement: 300, idleTransaction: 150, answer: 600 }
const hasty = openDatabase(url, () => {}, { patience, connections: 1 })
atEndOfFile(hasty.close)
const { db } = hasty
// On a busy machine a connection takes longer than that to open: what is tested is what comes after.
while (
  !(await db.execute(sql`select`).then(
    () => true,
    () => false,
  ))
);

/** Code and message of what PostgreSQL or pg said. */
async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => new Error('it did not fail'),
    (reason: Error) => reason,
  )
  const { code, message } = (error.cause ?? error) as Error & { code?: string }
  return { said: code ?? message, away: isDatabaseAway(error) }
}

async function whileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const holder = await pool.connect()
  await holder.query('begin; lock table departures')
  try {
    return await work()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

test('what takes too long counts as away, and the connection serves the next', async () => {
  expect(await failureOf(db.execute(sql`select pg_sleep(5)`))).toEqual({ said: '57014', away: true })
  const count = () => db.execute(sql`select count(*) from departures`)
  expect(await whileLocked(() => failureOf(count()))).toEqual({ said: '55P03', away: true })
  const inTransaction = () => db.transaction((tx) => tx.execute(sql`delete from departures`))
  expect(await whileLocked(() => failureOf(inTransaction()))).toEqual({ said: '55P03', away: true })
  await count()
})

test('a transaction that stands still loses its connection, and another takes its place', async () => {
  const lost: unknown[] = []
  const idle = openDatabase(url, (error) => lost.push(error), { patience })
  const failure = await failureOf(
    idle.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await sleep(300)
      await tx.execute(sql`select 2`)
    }),
  )
  expect(failure).toEqual({
    said: expect.stringMatching(/not queryable|25P03|terminated unexpectedly/),
    away: true,
  })
  expect(lost).toContainEqual(expect.objectContaining({ code: '25P03' }))
  expect(lost.filter((error) => !isDatabaseAway(error))).toEqual([])
  await idle.db.execute(sql`select 1`)
  await idle.close()
})

test('who gets no connection in time is told that it is away', async () => {
  const inHand = await hasty.pool.connect()
  const failure = await failureOf(db.execute(sql`select 1`))
  inHand.release()
  expect(failure).toEqual({ said: 'timeout exceeded when trying to connect', away: true })
  await db.execute(sql`select 1`)
})

test('a database that became a standby is away', async () => {
  const reading = db.transaction((tx) => tx.execute(sql`delete from departures`), { accessMode: 'read only' })
  expect(await failureOf(reading)).toEqual({ said: '25006', away: true })
})

test.each([
  ['a table that is not there', sql`select * from nowhere`, '42P01'],
  ['a typing mistake', sql`selct 1`, '42601'],
  ['what breaks a rule', sql`insert into departures (trip_id) values ('x')`, '23502'],
  ['what can’t be reckoned', sql`select 1 / 0`, '22012'],
])('%s is a mistake of ours', async (_, query, said) => {
  expect(await failureOf(db.execute(query))).toEqual({ said, away: false })
})
