import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { jobs } from '#database/schema/jobs.ts'
import { openTestDatabase } from '../../tests/setup/database.ts'
import { enqueue } from './job-store.ts'

const { db, pool, url } = await openTestDatabase()
const started = new Set<ReturnType<typeof spawn>>()
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

function startProcess() {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../tests/setup/job-process.ts'), url],
    {
      stdio: 'inherit',
    },
  )
  started.add(child)
  return child
}
const noted = async () =>
  (await pool.query('select count, pid from noted')).rows as { count: number; pid: number }[]

test('a process that is killed in the middle leaves no job undone', async () => {
  const total = 400
  await pool.query('create table noted (count integer, pid integer)')
  await db.transaction(async (tx) => {
    for (let count = 0; count < total; count++)
      await enqueue(tx, { task: 'note', payload: { count }, runAt: new Date() })
  })
  const killed = startProcess()
  const doneBy = async (pid: number | undefined) => (await noted()).filter((row) => row.pid === pid).length
  await expect.poll(() => doneBy(killed.pid), { timeout: 30_000, interval: 5 }).toBeGreaterThan(20)
  const other = startProcess()
  killed.kill('SIGKILL')
  await expect.poll(() => db.$count(jobs), { timeout: 30_000 }).toBe(0)
  const rows = await noted()
  expect(new Set(rows.map(({ count }) => count)).size).toBe(total)
  expect(await doneBy(other.pid)).toBeGreaterThan(0)
  // Only what the killed process had in hand may have run twice.
  expect(rows.length - total).toBeLessThanOrEqual(5)
}, 70_000)
