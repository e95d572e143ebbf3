import { expect, test } from 'vitest'
import { addDays } from '../../domain/calendar/calendar-date.ts'
import { afterSale, beforeStart } from '../../domain/guests/reminder-days.ts'
import { listOwing } from '../../server/bookings/balance-store.ts'
import { listSold, listStarting as listToTell } from '../../server/guests/due-store.ts'
import { listStarting } from '../../server/reminders/reminder-store.ts'
import { listToAsk } from '../../server/reviews/asked-store.ts'
import { fillDesk } from '../proof/fill-desk.ts'
import { openTestDatabase } from '../setup/database.ts'

const { db, pool } = await openTestDatabase()
const bookings = 100_000
/** In milliseconds; they are asked every quarter of an hour. */
const longest = 50
const rounds = 5

const at = new Date('2026-11-15T06:00:00Z')
const today = '2026-11-15'
const ago = (days: number) => new Date(at.getTime() - days * 24 * 3600_000)
const most = 50
const questions: [kind: string, ask: () => Promise<string[]>][] = [
  ['review', () => listToAsk(db, { from: addDays(today, -16), to: addDays(today, -2), most })],
  [
    'captain',
    () => listStarting(db, { kind: 'captain', from: addDays(today, 2), to: addDays(today, 3), most }),
  ],
  [
    'tomorrow',
    () => listStarting(db, { kind: 'tomorrow', from: addDays(today, 1), to: addDays(today, 1), most }),
  ],
  [
    afterSale.kind,
    () =>
      listSold(db, {
        kind: afterSale.kind,
        at,
        most,
        from: ago(afterSale.withinDays),
        to: ago(afterSale.days),
        startAfter: today,
      }),
  ],
  ...beforeStart.map(({ kind, days, until }): [string, () => Promise<string[]>] => [
    kind,
    () => listToTell(db, { kind, at, most, days, from: addDays(today, until), to: addDays(today, days) }),
  ]),
  ...[7, 0, -2].map((days): [string, () => Promise<string[]>] => [
    `balance ${days}`,
    () => listOwing(db, { until: addDays(today, days), kind: `balance ${days}`, soldBefore: ago(2), most }),
  ]),
]

/** The fastest of some rounds: what else the machine does is no work of the database. */
async function timeAll(): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const [kind, ask] of questions) {
    const taken = []
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      await ask()
      taken.push(performance.now() - began)
    }
    times[kind] = Math.min(...taken)
  }
  return times
}

const tell = (when: string, times: Record<string, number>) =>
  console.log(
    `${when}: ${Object.entries(times)
      .map(([kind, took]) => `${kind} ${took.toFixed(1)} ms`)
      .join(', ')}`,
  )

test(`what is due is found within ${longest} ms of ${bookings.toLocaleString('en')} bookings, before anybody was reminded and after everybody was`, {
  timeout: 600_000,
}, async () => {
  await fillDesk(pool, bookings)
  const first = await timeAll()
  tell('nobody reminded', first)
  // Nothing is due any more: each looks at all that it would remind.
  for (const [kind] of questions)
    await pool.query(
      `insert into reminders (reference, kind, at) select reference, $1, $2 from bookings where status in ('confirmed', 'completed')`,
      [kind, ago(1)],
    )
  await pool.query('vacuum analyze')
  const then = await timeAll()
  tell('everybody reminded', then)
  for (const [kind, took] of [...Object.entries(first), ...Object.entries(then)])
    expect([kind, took < longest, took]).toEqual([kind, true, took])
})
