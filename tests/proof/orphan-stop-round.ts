import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { startCuttableProxy } from './cuttable-proxy.ts'
import { faultsOf, type Proof } from './proof.ts'
import { startServerProcess } from './server-process.ts'

/** Nothing comes through, the wire is cut, or somebody keeps the lock of a table for which long work waits. */
type Gone = 'silent' | 'cut' | 'locked'
type OrphanStop = { how: Gone; seconds: number }

/** After this nobody waits any more. */
const longestWait = 40_000
/** More than the server has connections to the database. */
const readers = 16

/** The server is told to stop while its database is gone and requests wait for it. */
async function orphanStopRound(database: { url: string; pool: pg.Pool }, how: Gone): Promise<OrphanStop> {
  const address = new URL(database.url)
  const wire = await startCuttableProxy({ host: address.hostname, port: Number(address.port) })
  address.port = String(wire.port)
  await using server = await startServerProcess({ DATABASE_URL: address.href })
  const read = () => fetch(`${server.url}/api/trips/lw6/departures`).catch(() => {})
  // All connections of the pool are open, so that each is one that falls silent.
  await Promise.all(Array.from({ length: readers }, read))
  const comeBack = how === 'locked' ? await lockDepartures(database.pool) : () => wire.close()
  if (how === 'silent') wire.silence()
  if (how === 'cut') wire.cut()
  const waiting = Array.from({ length: readers }, read)
  // Jobs look for work once a second: one of these looks is under way.
  await sleep(1500)
  const startedAt = performance.now()
  const stopped = server.stop().then(() => true)
  const ended = await Promise.race([stopped, sleep(longestWait, false)])
  const seconds = (performance.now() - startedAt) / 1000
  if (!ended) await server.kill()
  await Promise.all(waiting)
  await comeBack()
  wire.close()
  return { how, seconds }
}

/** The fill of departures waits for them, with the patience of long work. */
async function lockDepartures(pool: pg.Pool): Promise<() => Promise<void>> {
  const holder = await pool.connect()
  await holder.query('begin; lock table departures in access exclusive mode')
  await pool.query(`update jobs set run_at = now() where task = 'fill departures'`)
  const deadline = Date.now() + longestWait
  const isWaiting = async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where application_name = 'kafila long work' and wait_event_type = 'Lock'`,
    )
    return rowCount !== 0
  }
  while (!(await isWaiting()) && Date.now() < deadline) await sleep(50)
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}

const longestStop = 15

export const orphanStops: Proof = {
  name: 'orphan-stops',
  title: 'Told to stop though the database is gone',
  doing: 'Stopping the server without its database',
  async prove(ground) {
    const stopped: OrphanStop[] = []
    for (const how of ['silent', 'cut', 'locked'] as const)
      stopped.push(await ground.withDatabase(`orphan_${how}`, (database) => orphanStopRound(database, how)))
    const told = stopped.map(({ how, seconds }) => `${seconds.toFixed(1)} s when it was ${how}`)
    return {
      text: `While ${readers} requests waited for the database the server was told to stop (SIGTERM): it ended after ${told.join(', ')} (at most ${longestStop} s).`,
      faults: faultsOf({
        'a stop took too long': stopped.every(({ seconds }) => seconds <= longestStop),
      }),
    }
  },
}
