import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { openDatabase } from '../../database/client.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import { ask, findDifferentTables } from '../setup/compare-databases.ts'
import { fillBookings } from '../setup/fill-bookings.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../setup/temporary-folder.ts'
import { addSeats } from './add-seats.ts'
import { emptyDatabase, save, type UrlOf } from './saving-commands.ts'
import { killBackups, killRestores, type Strikes } from './saving-strikes.ts'
import { startServerProcess } from './server-process.ts'

export type SavingReport = {
  bookings: number
  megabytes: number
  /** Seconds of a backup beside visitors and bookings, and of the restore. */
  seconds: { backup: number; restore: number }
  /** What went on meanwhile. */
  beside: { reads: number; wrong: number; slowestRead: number; written: number }
  /** Departures of the restored database whose seats and bookings disagree: two moments would be in it. */
  torn: string[]
  /** Of a second backup, that nobody wrote beside: tables and rows compared, and tables that differ. */
  compared: { tables: number; rows: number; different: string[] }
  killed: { backups: Strikes; restores: Strikes }
}

/** A departure that only this round writes to. */
const written = { trip: 'trip-1', departure: 'departure-1' }
const readers = 4

/** Backups and restores of many bookings: beside traffic, compared row for row, and killed at any moment. */
export async function savingRound(
  urlOf: UrlOf,
  { bookings, kills, killedBookings }: { bookings: number; kills: number; killedBookings: number },
): Promise<SavingReport> {
  const folder = makeTemporaryFolder()
  const file = (name: string) => join(folder, name)
  const source = await filledDatabase(urlOf, 'saved', bookings)
  const { beside, seconds: backup } = await whileOthersWork(source, () =>
    save(source, 'backup', file('beside')),
  )
  const restored = await emptyDatabase(urlOf, 'saved_back')
  const restore = await timed(() => save(restored, 'restore', file('beside')))
  const torn = await findTorn(restored)
  await save(source, 'backup', file('quiet'))
  const quiet = await emptyDatabase(urlOf, 'saved_quietly')
  await save(quiet, 'restore', file('quiet'))
  const compared = await findDifferentTables(source, quiet)
  const small = await filledDatabase(urlOf, 'saved_killed', killedBookings)
  const report = {
    bookings,
    megabytes: statSync(file('beside')).size / 1e6,
    seconds: { backup, restore },
    beside,
    torn,
    compared,
    killed: {
      backups: await killBackups({ urlOf, source: small, file: file('killed'), kills }),
      restores: await killRestores({ urlOf, source: small, file: file('sound'), kills }),
    },
  }
  removeTemporaryFolder(folder)
  return report
}

async function filledDatabase(urlOf: UrlOf, name: string, bookings: number): Promise<string> {
  const url = await emptyDatabase(urlOf, name)
  await migrateDatabase(url)
  const { pool, close } = openDatabase(url, () => {})
  await fillBookings(pool, bookings)
  await close()
  return url
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** A site with visitors, and somebody who sells seats: each booking and its seats in one transaction. */
async function whileOthersWork(url: string, work: () => Promise<void>) {
  const { pool, close } = openDatabase(url, () => {})
  await using server = await startServerProcess({ DATABASE_URL: url })
  await addSeats(pool, 2_000_000)
  const beside = { reads: 0, wrong: 0, slowestRead: 0, written: 0 }
  let isOver = false
  const read = async () => {
    const paths = ['/', '/ready', '/api/trips/lw6/departures', '/?search=ladakh']
    for (let i = 0; !isOver; i++) {
      const began = performance.now()
      const answer = await fetch(server.url + paths[i % paths.length])
      await answer.text()
      beside.reads++
      if (answer.status !== 200) beside.wrong++
      beside.slowestRead = Math.max(beside.slowestRead, performance.now() - began)
    }
  }
  const write = async () => {
    while (!isOver) {
      await bookOne(pool, beside.written++)
      await sleep(5)
    }
  }
  const others = [write(), ...Array.from({ length: readers }, read)]
  const seconds = await timed(work)
  isOver = true
  await Promise.all(others)
  await server.stop()
  await close()
  return { beside, seconds }
}

async function bookOne(pool: pg.Pool, number: number): Promise<void> {
  const client = await pool.connect()
  const which = [written.trip, written.departure]
  try {
    await client.query('begin')
    await client.query('update departures set sold = sold + 1 where trip_id = $1 and id = $2', which)
    await client.query(
      `insert into bookings (reference, status, trip_id, departure_id, package_id, guests, name, email, phone, sold, total_paise, wallet_paise, payable_paise, idempotency_key, fingerprint, hold_expires_at, created_at)
       select $3, status, trip_id, departure_id, package_id, 1, name, email, phone, sold, total_paise, wallet_paise, payable_paise, $3, $3, hold_expires_at, created_at
       from bookings where trip_id = $1 and departure_id = $2 and status = 'confirmed' limit 1`,
      [...which, `BESIDE-${number}`],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function findTorn(url: string): Promise<string[]> {
  const rows = await ask<{ torn: string }>(
    url,
    `select trip_id || '/' || id || ': ' || sold || ' sold' as torn from departures d where sold <>
       (select coalesce(sum(guests), 0) from bookings b where b.trip_id = d.trip_id and b.departure_id = d.id and status in ('confirmed', 'completed'))`,
  )
  return rows.map(({ torn }) => torn)
}

/** The report's words. */
export function describeSaving(report: SavingReport, longestBackup: number): string {
  const { bookings, megabytes, seconds, beside, torn, compared, killed } = report
  const told = ({ tries, kills, nothing, whole, halves }: Strikes) =>
    `of ${tries} blows ${kills} fell while it was at work: ${nothing} times nothing was left, ${whole} times all of it, ${halves.length === 0 ? 'never a half' : `halves: ${halves.join('; ')}`}`
  return `${bookings} bookings were saved in ${seconds.backup.toFixed(1)} s (at most ${longestBackup}; ${megabytes.toFixed(1)} MB) while pages were read ${beside.reads} times (${beside.wrong} wrong answers, the slowest ${beside.slowestRead.toFixed(0)} ms) and ${beside.written} bookings were written, and restored in ${seconds.restore.toFixed(1)} s.
Departures whose seats and bookings are of different moments: ${torn.join('; ') || 'none'}. Of a backup without traffic ${compared.rows} rows of ${compared.tables} tables were compared: ${compared.different.join(', ') || 'none'} differ.
Backups: ${told(killed.backups)}. Restores: ${told(killed.restores)}.`
}
