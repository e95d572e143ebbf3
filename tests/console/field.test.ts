import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEraseOldData } from '../../server/retention/erase-old-data.ts'
import { startConsole } from '../setup/console.ts'
import { sampleDepartures } from '../setup/console-departures.ts'
import { hiddenField } from '../setup/console-forms.ts'
import { tellDetails } from '../setup/guest-details.ts'

const { app, staff, ask } = await startConsole()
const { pool, db } = app.database
const { clock } = app
const day = 24 * 3600_000
const start = new Date(clock.now().getTime() + 2 * day).toISOString().slice(0, 10)
const desk = sampleDepartures(pool, 'lw6')
const departure = await desk.add({ id: 'way', start, total: 12, sold: 2, bookings: [2] })
const other = await desk.add({ id: 'other', start, total: 12, sold: 1, bookings: [1] })
const [guest = '', second = ''] = await tellDetails(pool, departure, [
  { name: 'Asha Rao', phone: '919811100002', emergency: ['Leela', '919811100003'], health: '1:c2VjcmV0' },
  { name: 'Anil Rao' },
])
const [stranger = ''] = await tellDetails(pool, other, [null])
const captain = staff.ofRole('captain').id
await pool.query(`update departures set captain_id = $1 where id in ('way')`, [captain])
const path = `/console/field/${departure}`
const at = clock.now().toISOString()
const send = (form: Record<string, string>, to = path) =>
  ask(to, { role: 'captain', form: { key: randomUUID(), at, ...form } })
const rows = async (table: string) => (await pool.query(`select * from ${table} order by at, key`)).rows
const office = (tab: string) => ask(`/console/departures/${departure}?tab=${tab}`, { role: 'accountant' })

test('a captain finds guests, phones, rooms and days, and no word about health before asking', async () => {
  const { status, text } = await ask(path, { role: 'captain' })
  expect(status).toBe(200)
  for (const words of ['Asha Rao', '98111 00002', 'Leela', 'Manali', 'tel:112']) expect(text).toContain(words)
  expect(text).not.toContain('c2VjcmV0')
  expect(text.length).toBeLessThan(250_000)
  expect((await ask(`/console/field/${other}`, { role: 'captain' })).status).toBe(404)
  expect((await ask(path, { role: 'owner' })).status).toBe(403)
})

test('each note arrives once, however often and by whoever it is sent; two ticks that differ both stay', async () => {
  await staff.takeDeeds()
  const tick = { do: 'tick', guest, state: 'boarded', key: randomUUID() }
  const spend = { do: 'spend', what: 'Tea at Khatauli', rupees: '₹1,450', key: randomUUID() }
  const incident = { do: 'incident', text: 'A flat tyre near Jispa.', key: randomUUID() }
  const sent = await Promise.all([tick, tick, spend, spend, incident, incident].map((form) => send(form)))
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 303])
  const script = await send({ ...tick, way: 'script' })
  expect([script.status, JSON.parse(script.text)]).toEqual([200, { ok: true }])
  expect((await staff.takeDeeds()).toSorted()).toEqual(['cash spent', 'guest ticked', 'incident noted'])
  expect(await rows('field_spendings')).toMatchObject([
    { paise: '145000', what: 'Tea at Khatauli', staff_id: captain },
  ])
  const earlier = new Date(clock.now().getTime() - 3600_000).toISOString()
  await send({ do: 'tick', guest, state: 'no-show', at: earlier })
  expect((await rows('field_ticks')).map(({ state }) => state)).toEqual(['no-show', 'boarded'])
  expect((await ask(path, { role: 'captain' })).text).toContain('1<!-- --> of <!-- -->2<!-- --> on board')
  for (const table of ['field_ticks', 'field_incidents', 'field_spendings'])
    await expect(pool.query(`update ${table} set received_at = now()`)).rejects.toThrow('never changed')
  await expect(pool.query('delete from field_spendings')).rejects.toThrow('never changed')
  const { rows: told } = await pool.query(`select from log_entries as t where t::text like '%tyre%'`)
  expect(told).toEqual([])
})

test('what is not in order is refused by its field, and a clock ahead writes nothing of tomorrow', async () => {
  const before = await rows('field_ticks')
  const good: Record<string, string> = { do: 'tick', guest: second, state: 'boarded' }
  const bad: [string, string][] = [
    ['guest', stranger],
    ['guest', 'x'],
    ['state', 'asleep'],
    ['key', 'x'],
    ['at', 'soon'],
  ]
  for (const [name, value] of bad) expect((await send({ ...good, [name]: value })).status, value).toBe(422)
  const said = await send({ do: 'spend', rupees: '-5', what: '', way: 'script' })
  expect(JSON.parse(said.text)).toMatchObject({ ok: false, reason: 'refused' })
  expect(said.text).toContain('whole rupees')
  expect(await rows('field_ticks')).toEqual(before)
  await send({ ...good, at: '2099-01-01T00:00:00.000Z' })
  const ticked = (await rows('field_ticks')).at(-1)
  expect(ticked.at.getTime()).toBeLessThanOrEqual(clock.now().getTime())
})

test('health is given out to who leads the departure alone, and each reading is in the log', async () => {
  await staff.takeDeeds()
  const read = await send({ do: 'health', way: 'script' })
  expect(JSON.parse(read.text)).toEqual({ ok: true, health: [{ guest, told: null }] })
  expect(await staff.takeDeeds()).toEqual(['health read'])
  expect((await send({ do: 'health' })).text).toContain('It can’t be read here')
  expect((await send({ do: 'health' }, `/console/field/${other}`)).status).toBe(404)
  expect(await staff.takeDeeds()).toEqual(['health read'])
})

test('the office reads what was spent on the way; incidents are for who may change the departure', async () => {
  const accountant = (await office('way')).text
  expect(accountant).toContain('Tea at Khatauli')
  expect(accountant).toContain('₹1,450')
  expect(accountant).not.toContain('flat tyre')
  const manager = await ask(`/console/departures/${departure}?tab=way`, { role: 'manager' })
  expect(manager.text).toContain('flat tyre')
})

test('the script of the phone’s worker may look after the captain’s pages and nothing else', async () => {
  const html = (await ask(path, { role: 'captain' })).text
  const script = /\/console\/assets\/field-[\w-]+\.js/.exec(html)?.[0] ?? ''
  const worker = /field-worker-[\w-]+\.js/.exec((await ask(script)).text)?.[0] ?? ''
  const { status, headers } = await ask(`/console/assets/${worker}`)
  expect([status, headers.get('service-worker-allowed')]).toEqual([200, '/console/field/'])
  expect((await ask(script)).headers.get('service-worker-allowed')).toBeNull()
})

test('three days after the end nothing is taken or shown any more, ticks go after 30 days, incidents after a year', async () => {
  const shift = (days: number) =>
    pool.query(
      `update departures set start_date = start_date - $1::int, end_date = end_date - $1::int where id = 'way'`,
      [days],
    )
  const key = hiddenField((await ask(path, { role: 'captain' })).text, 'key')
  // It ends on the day after tomorrow's second next.
  await shift(7)
  expect((await ask(path, { role: 'captain' })).status).toBe(200)
  await shift(1)
  expect((await ask(path, { role: 'captain' })).status).toBe(404)
  const late = await send({ do: 'tick', guest, state: 'boarded', key: key ?? '', way: 'script' })
  expect(JSON.parse(late.text)).toEqual({ ok: false, reason: 'closed' })
  await shift(28)
  await createEraseOldData({ db, clock })()
  expect(await rows('field_ticks')).toEqual([])
  expect(await rows('field_incidents')).toHaveLength(1)
  const inAYear = { now: () => new Date(clock.now().getTime() + 367 * day) }
  await createEraseOldData({ db, clock: inAYear })()
  expect(await rows('field_incidents')).toEqual([])
  expect(await rows('field_spendings')).toHaveLength(1)
})
