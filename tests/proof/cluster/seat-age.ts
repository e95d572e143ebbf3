import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const channelName = 'kafila seats_changed'
/** Milliseconds, after which a page that still shows other seats is given up. */
const longestWait = 15_000

/** Waits until so many processes listen for seat changes. */
export async function untilListening(pool: pg.Pool, processes: number, longest: number): Promise<void> {
  const deadline = Date.now() + longest
  for (;;) {
    const { rows } = await pool.query<{ listening: number }>(
      `select count(*)::int as listening from pg_stat_activity where application_name = $1 and state = 'idle'`,
      [channelName],
    )
    if ((rows[0]?.listening ?? 0) >= processes) return
    if (Date.now() > deadline) throw new Error(`${rows[0]?.listening} of ${processes} processes listen`)
    await sleep(100)
  }
}

/** Changes the seats of a trip and reads its page of every site: how many milliseconds after the change a page was asked for that showed other seats. */
export async function measureSeatAge(
  { sites, pool, tripId }: { sites: string[]; pool: pg.Pool; tripId: string },
  free: number,
): Promise<number> {
  await Promise.all(sites.map((site) => showsSeats(site, tripId, free)))
  await pool.query(
    `update departures set total = coalesce(sold_by_phone, sold_elsewhere) + sold + held + $2 where trip_id = $1 and on_sale`,
    [tripId, free],
  )
  const changedAt = Date.now()
  const ages = sites.map(async (site) => {
    let age = 0
    for (;;) {
      const askedAt = Date.now()
      if (await showsSeats(site, tripId, free)) return age
      age = askedAt - changedAt
      if (age > longestWait) return age
      await sleep(100)
    }
  })
  return Math.max(...(await Promise.all(ages)))
}

async function showsSeats(site: string, tripId: string, free: number): Promise<boolean> {
  const html = (await (await fetch(`${site}/trip/${tripId}`)).text()).replaceAll('<!-- -->', '')
  return html.includes(`${free} seats left`)
}
