import { execFile } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type pg from 'pg'
import { ask } from '../../setup/compare-databases.ts'
import { bookOne, type Offer } from '../book-one.ts'
import { makeOwned, writeOwned } from './programs.ts'
import type { Cluster } from './start-cluster.ts'

const run = promisify(execFile)
/** In milliseconds. */
const longestArchiving = 30_000
const longestRecovery = 120_000

export type RestoreReport = { seconds: number; bookings: number; wrong: string[] }

/** A copy of the primary's files, as operations.md has it made once a day. */
export async function takeBaseBackup(cluster: Cluster): Promise<string> {
  const { folder, owner, postgres, replicationPassword } = cluster
  const target = join(folder, 'archive/base')
  const { address } = await cluster.findPrimary()
  await run(
    join(postgres, 'pg_basebackup'),
    ['-h', address, '-U', 'replicator', '-D', target, '-c', 'fast', '-X', 'none'],
    { ...owner, cwd: folder, env: { PATH: process.env.PATH, PGPASSWORD: replicationPassword } },
  )
  return target
}

/** Books twice and goes back to the moment between: all that was booked until then is there, and the second is not. */
export async function restoreMoment(
  cluster: Cluster,
  { site, offer, pool, base }: { site: string; offer: Offer; pool: pg.Pool; base: string },
): Promise<RestoreReport> {
  const first = await book(site, offer, 1)
  const { rows: known } = await pool.query<{ reference: string }>('select reference from bookings')
  const { rows } = await pool.query<{ moment: string }>('select clock_timestamp()::text as moment')
  const second = await book(site, offer, 2)
  await untilArchived(cluster)
  const startedAt = Date.now()
  await using restored = await recover(cluster, base, rows[0]?.moment ?? '')
  const found = await ask<{ reference: string }>(restored.url, 'select reference from bookings')
  const there = new Set(found.map(({ reference }) => reference))
  const expected = [...known.map(({ reference }) => reference), first]
  const missing = expected.filter((reference) => !there.has(reference))
  return {
    seconds: (Date.now() - startedAt) / 1000,
    bookings: there.size,
    wrong: [
      ...missing.map((reference) => `${reference} is missing`),
      ...(there.has(second) ? ['what was booked after the moment is there'] : []),
    ],
  }
}

async function book(site: string, offer: Offer, number: number): Promise<string> {
  const buyer = { key: `booked-around-a-moment-${number}`, phone: String(8_000_000_000 + number) }
  const answer = await bookOne(site, offer, buyer)
  if (!answer.success) throw new Error(`nothing was booked: ${answer.error}`)
  return answer.bookingRef
}

async function untilArchived({ archive, ask: askPrimary }: Cluster): Promise<void> {
  const [switched] = await askPrimary('select pg_walfile_name(pg_switch_wal()) as piece')
  const piece = join(archive, switched?.rows[0].piece)
  const deadline = Date.now() + longestArchiving
  while (!existsSync(piece)) {
    if (Date.now() > deadline) throw new Error(`${piece} was not archived`)
    await sleep(100)
  }
}

/** The steps of operations.md ('Any moment of the last days'), on a machine beside the cluster. */
async function recover(
  { folder, archive, owner, postgres, spareAddress, settings }: Cluster,
  base: string,
  moment: string,
) {
  const home = join(folder, 'spare')
  const data = join(home, 'postgres')
  makeOwned(home, owner)
  await run('cp', ['-a', base, data])
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
  )
  writeOwned(join(data, 'recovery.signal'), '', owner)
  const alone = `-c listen_addresses=${spareAddress} -c archive_mode=off -c synchronous_standby_names=''`
  const control = (...args: string[]) =>
    run(join(postgres, 'pg_ctl'), [...args, '-w', '-D', data], { ...owner, cwd: folder })
  await control('start', '-l', join(home, 'postgres.log'), '-o', alone)
  const url = new URL(settings.DATABASE_URL)
  url.host = `${spareAddress}:5432`
  await using started = new AsyncDisposableStack()
  started.defer(async () => void (await control('stop', '-m', 'immediate')))
  const isRecovering = async () =>
    (await ask<{ recovering: boolean }>(url.href, 'select pg_is_in_recovery() as recovering'))[0]?.recovering
  const deadline = Date.now() + longestRecovery
  while (await isRecovering()) {
    if (Date.now() > deadline) throw new Error('the moment was not reached')
    await sleep(100)
  }
  const running = started.move()
  return { url: url.href, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
