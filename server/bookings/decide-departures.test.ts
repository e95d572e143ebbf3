import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeEach, expect, test } from 'vitest'
import type { PlannableTrip } from '#domain/departures/departure.ts'
import { openTestDatabase } from '../../tests/setup/database.ts'
import { fileFacts } from '../catalogue/file-facts.ts'
import { siteFor } from '../catalogue/site.ts'
import { createFillDepartures } from '../departures/fill-departures.ts'
import { createListDepartures } from '../departures/list-departures.ts'
import { lockFilling } from '../departures/planned-store.ts'
import { readEnv } from '../env.ts'
import { createDecideDepartures } from './decide-departures.ts'
import { createBookingNews } from './tell-by-mail.ts'

const { db, pool } = await openTestDatabase()
const settings = readEnv({})
if (!settings.ok) throw new Error(settings.problems.join())
const site = siteFor(settings.env, fileFacts)
let now = new Date()
const clock = { now: () => now }
const dates = ['2026-12-05', '2026-12-06', '2026-12-19'].map((start) => ({ start, seats: 16 }))
const trip: PlannableTrip = {
  id: 'list',
  kind: 'group',
  days: 3,
  departures: { smallest: 4, decideDays: 10, dates },
}
const change = (what: string, id = '2026-12-05') =>
  pool.query(`update departures set ${what} where id = $1`, [id])
/** Made anew each time, as after a restart. */
const decideOn = (day: string) => {
  now = new Date(`${day}T08:00:00+05:30`)
  const news = createBookingNews({ clock, site, siteUrl: 'https://kafila.example', findTrip: () => null })
  return createDecideDepartures({ db, clock, site, news, titleOf: () => 'Hampi in Two Days' })()
}
const mails = async () =>
  (await pool.query<{ recipient: string; subject: string; body: string }>('select * from outbox order by id'))
    .rows
const runs = async () =>
  (await createListDepartures({ db, clock })(trip)).map(({ id, run }) => [id, run?.text])

beforeEach(async () => {
  now = new Date('2026-11-15T06:00:00Z')
  await pool.query('delete from departures; delete from outbox')
  await createFillDepartures({ db, clock, trips: () => [trip] })()
})

test('departures are not decided while they are being filled', async () => {
  await change('sold_by_phone = 3')
  const filling = await pool.connect()
  await filling.query('begin')
  await lockFilling(drizzle(filling))
  let decided = false
  const deciding = decideOn('2026-11-25').then(() => {
    decided = true
  })
  const waits = async () =>
    (await pool.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount
  await expect.poll(waits).toBe(1)
  expect(decided).toBe(false)
  await filling.query('commit')
  filling.release()
  await deciding
  expect(await mails()).toHaveLength(1)
})

test('the operator is told on the decision day, not before, and of each departure once', async () => {
  await change('sold_by_phone = 3, held = 2')
  await decideOn('2026-11-24')
  expect(await mails()).toEqual([])
  await decideOn('2026-11-25')
  await decideOn('2026-11-25')
  const [first, ...more] = await mails()
  expect(more).toEqual([])
  expect(first).toMatchObject({
    recipient: site.email,
    subject: '1 departure has too few travellers: does it run?',
  })
  for (const line of [
    'Hampi in Two Days\nSat 5 Dec to Mon 7 Dec 2026',
    '3 sold, 4 needed by Wed 25 Nov 2026: 3 by phone or elsewhere. 11 free.',
    'npm run operator -- cancel-departure list 2026-12-05\n',
    'npm run operator -- run-departure list 2026-12-05\n',
  ])
    expect(first?.body).toContain(line)
  await decideOn('2026-11-26')
  const [, second, ...none] = await mails()
  expect(none).toEqual([])
  expect(second?.body).toContain('cancel-departure list 2026-12-06')
  expect(second?.body).not.toContain('2026-12-05')
})

test('days on which nothing ran are made up for in one mail, but for what has begun', async () => {
  await decideOn('2026-12-05')
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.body).toContain('cancel-departure list 2026-12-06')
  expect(mail?.body).not.toContain('2026-12-05')
  await decideOn('2026-12-18')
  expect(await mails()).toHaveLength(2)
})

test('one that was planned when its day had come is told of once somebody has booked', async () => {
  await pool.query('delete from departures')
  now = new Date('2026-11-25T00:05:00+05:30')
  await createFillDepartures({ db, clock, trips: () => [trip] })()
  await decideOn('2026-11-25')
  expect(await mails()).toEqual([])
  await change('sold = 1')
  await decideOn('2026-11-26')
  await decideOn('2026-11-26')
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^2 departures/)
  expect(mail?.body).toContain(
    'Nobody has booked:\nSun 6 Dec 2026, Hampi in Two Days: npm run operator -- cancel-departure list 2026-12-06',
  )
})

test('with enough sold nobody is asked, and it stays confirmed when somebody cancels afterwards', async () => {
  await change('sold = 4')
  await decideOn('2026-11-25')
  expect(await mails()).toEqual([])
  await change('sold = 3')
  await decideOn('2026-11-25')
  expect(await mails()).toEqual([])
  expect(await runs()).toEqual([
    ['2026-12-05', 'Confirmed'],
    ['2026-12-06', 'Runs once 4 more travellers have booked, decided on 26 Nov'],
    ['2026-12-19', 'Runs once 4 more travellers have booked, decided on 9 Dec'],
  ])
})

test('one with too few is sold until its decision day is over, and again with the seats that it lacked', async () => {
  await change('sold = 3')
  await decideOn('2026-11-25')
  expect((await runs())[0]).toEqual([
    '2026-12-05',
    'Runs once 1 more traveller has booked, decided on 25 Nov',
  ])
  await decideOn('2026-11-26')
  expect((await runs()).map(([id]) => id)).toEqual(['2026-12-06', '2026-12-19'])
  await change('sold_by_phone = 1')
  expect((await runs())[0]).toEqual(['2026-12-05', 'Confirmed'])
  await decideOn('2026-11-27')
  await change('sold_by_phone = 0')
  expect((await runs())[0]).toEqual(['2026-12-05', 'Confirmed'])
})

test.each([
  ['cancelled', `sold = 1, cancelled_at = '2026-11-15T06:00:00Z'`, 0],
  ['withdrawn and empty', 'offered = false', 0],
  ['withdrawn with a traveller', 'offered = false, sold = 1', 1],
  ['closed with a traveller', `closed_at = '2026-11-15T06:00:00Z', sold = 1`, 1],
  ['on sale and empty', 'sold = 0', 1],
])('one that is %s', async (_what, state, told) => {
  await change(state)
  await decideOn('2026-11-25')
  expect(await mails()).toHaveLength(told)
})
