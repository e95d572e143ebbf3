import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { SeatsShown } from './seats-shown.ts'

/** In milliseconds. What is shown looks older by as much at most than it is. */
const lookEvery = 100
/** Between the departures of a trip, so that a number names the departure. Fewer are sold of each. */
const apart = 500
/** So many that a third of them and more are never free: cards tell no others. */
const total = 60_000

/** Departures of one trip differ in their free seats, and all are few enough to be told on cards. */
export async function spreadSeats(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update departures d set total = $1::int, sold_by_phone = $1::int - $2::int * (1 + place)::int
     from (select trip_id, id, row_number() over (partition by trip_id order by start_date desc) as place from departures) placed
     where placed.trip_id = d.trip_id and placed.id = d.id`,
    [total, apart],
  )
}

/** Looks into the database again and again, and remembers until when each number of free seats was true. */
export function watchSeats(pool: pg.Pool) {
  const present = new Map<string, number>()
  const lastTrue = new Map<string, number>()
  let stopped = false

  async function look(): Promise<void> {
    const at = Date.now()
    const { rows } = await pool.query<{ tripId: string; id: string; free: number }>(
      'select trip_id as "tripId", id, free from departures where on_sale',
    )
    for (const { tripId, id, free } of rows) {
      const before = present.get(`${tripId} ${id}`) ?? free
      // Numbers in between were true since the last look.
      const [fewest, most] = [Math.min(before, free), Math.max(before, free)]
      for (let between = fewest; between <= most; between++)
        if (between !== before) lastTrue.set(`${tripId} ${between}`, at)
      lastTrue.set(`${tripId} ${free}`, at)
      present.set(`${tripId} ${id}`, free)
    }
  }
  const looking = (async () => {
    while (!stopped) {
      await look()
      await sleep(lookEvery)
    }
  })()

  return {
    look,
    /** Milliseconds since a departure of that trip last had so many; undefined if none ever had. To be asked after a look that began later. */
    ageAt(shownAt: number, { tripId, free }: SeatsShown): number | undefined {
      const at = lastTrue.get(`${tripId} ${free}`)
      return at === undefined ? undefined : Math.max(0, shownAt - at)
    },
    async stop(): Promise<void> {
      stopped = true
      await looking
    },
  }
}
