import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const longestWait = 30_000

/** So many seats on every departure on sale, until the next start. The first server of a database fills departures once more behind its start, which would take them away again: that is waited for. */
export async function addSeats(pool: pg.Pool, total: number): Promise<void> {
  const isFilled = async () => {
    const filled = await pool.query(`select from jobs where task = 'fill departures' and run_at > $1`, [
      new Date(),
    ])
    return filled.rowCount === 1
  }
  const deadline = Date.now() + longestWait
  while (!(await isFilled()) && Date.now() < deadline) await sleep(50)
  await pool.query('update departures set total = $1 where on_sale', [total])
}
