import { afterEach, expect, test } from 'vitest'
import { startConsole } from '../setup/console.ts'
import { sampleDepartures } from '../setup/console-departures.ts'
import { hiddenField } from '../setup/console-forms.ts'
import { tellDetails } from '../setup/guest-details.ts'

const { app, staff, ask } = await startConsole()
const { pool } = app.database
const desk = sampleDepartures(pool, 'lw6')
/** Four parties of 2, 1, 1 and 1, two days ahead of the tests' clock, with who of the staff leads it. */
const today = app.clock.now()
const start = new Date(today.getTime() + 2 * 24 * 3600_000).toISOString().slice(0, 10)
const departure = await desk.add({ id: 'sheets', start, total: 12, sold: 5, bookings: [2, 1, 1, 1] })
const ids = await tellDetails(pool, departure, [
  {
    name: 'Asha Rao',
    gender: 'female',
    born: '1990-01-01',
    diet: 'jain',
    emergency: ['Leela Rao', '919811100001'],
    phone: '919811100002',
    health: '1:c2VjcmV0',
  },
  {
    name: 'Anil Rao',
    gender: 'male',
    born: '1988-01-01',
    diet: 'everything',
    emergency: ['Leela Rao', '919811100001'],
  },
  { name: 'Meera Nair', gender: 'female', born: '1996-01-01', diet: 'vegan' },
  { name: 'Tara Sen', gender: 'female', born: '1997-01-01' },
  null,
])
const address = `/console/departures/${departure}`
const rooms = `${address}/rooms`
const own = `/console/my-departures/${departure}`
const setCaptain = (id: string | null) =>
  pool.query(`update departures set captain_id = $1 where trip_id || '/' || id = $2`, [id, departure])
const plans = async () =>
  (
    await pool.query<{ revision: number; rooms: { guests: string[] }[] }>(
      `select revision, rooms from room_plans where trip_id || '/' || departure_id = $1 order by revision`,
      [departure],
    )
  ).rows
const send = (form: Record<string, string>, role: 'manager' | 'owner' = 'manager') =>
  ask(rooms, { role, form: { stay: '1', ...form } })
const revisionNow = async () => hiddenField((await ask(rooms, { role: 'manager' })).text, 'revision') ?? ''
afterEach(() => setCaptain(null))

test('every guest of every booking that stands is there, with what is missing in words', async () => {
  const { status, text } = await ask(`${address}/manifest`, { role: 'manager' })
  expect(status).toBe(200)
  for (const words of [
    'Asha Rao',
    'Anil Rao',
    'Leela Rao',
    'F, 36',
    'Jain',
    '98111 00002',
    'Emergency contact, diet',
  ])
    expect(text).toContain(words)
  expect(text).toContain('Name, gender, age, emergency contact, diet'.replace('Name, g', 'G'))
  // What is sealed stays so.
  expect(text).not.toContain('c2VjcmV0')
  const accountant = (await ask(`${address}/manifest`, { role: 'accountant' })).text
  expect(accountant).not.toContain('98111 00002')
  expect(accountant).not.toContain('Leela')
  expect(accountant).toContain('•••• 0002')
})

test('who cancelled or left is on no sheet', async () => {
  const gone = await desk.add({ id: 'gone', start, total: 12, sold: 2, bookings: [1, 1] })
  const [first = '', second = ''] = await tellDetails(pool, gone, [
    { name: 'Stays Here' },
    { name: 'Went Away' },
  ])
  await pool.query(`update bookings set status = 'cancelled' where reference = $1`, [second.split('/')[0]])
  const text = async (below: string) =>
    (await ask(`/console/departures/${gone}${below}`, { role: 'manager' })).text
  for (const below of [
    '/manifest',
    '/rooms',
    '/transport',
    '/sheets/captain',
    '/sheets/hotel',
    '/sheets/driver',
  ]) {
    const page = await text(below)
    expect(page, below).toContain('Stays Here')
    expect(page, below).not.toContain('Went Away')
  }
  await pool.query(`update booking_guests set ended_at = now(), ended = 'left' where reference = $1`, [
    first.split('/')[0],
  ])
  expect(await text('/manifest')).toContain('No guests yet')
  expect(await text('/rooms')).toContain('Nobody to place yet')
})

test('rooms are proposed, kept, moved and proposed again, each change a row, the same one once', async () => {
  const page = (await ask(rooms, { role: 'manager' })).text
  expect(page).toContain('Keep these rooms')
  expect(page).toContain('Meera Nair and Tara Sen share room 2')
  expect(page).toContain('Whether they share with women or with men is not known')
  await staff.takeDeeds()
  expect((await send({ do: 'keep', revision: '0' })).status).toBe(303)
  expect((await send({ do: 'keep', revision: '0' })).status).toBe(303)
  expect((await plans()).map(({ revision }) => revision)).toEqual([1])
  const move = { do: 'move', revision: '1', guest: ids[3] ?? '', room: '4' }
  const both = await Promise.all([send(move), send(move)])
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  expect((await plans()).at(-1)).toMatchObject({ revision: 2, rooms: [{}, {}, {}, { guests: [ids[3]] }] })
  expect((await send({ do: 'propose', revision: '2' })).status).toBe(303)
  expect(await plans()).toHaveLength(3)
  expect(await staff.takeDeeds()).toEqual(['rooms changed', 'rooms changed', 'rooms changed'])
  await expect(pool.query('delete from room_plans')).rejects.toThrow('never changed')
})

test('two who change the same rooms are told of each other, and the wish is kept', async () => {
  const revision = await revisionNow()
  expect((await send({ do: 'move', revision, guest: ids[2] ?? '', room: '3' })).status).toBe(303)
  const late = await send({ do: 'move', revision, guest: ids[3] ?? '', room: '1' }, 'owner')
  expect(late.status).toBe(409)
  expect(late.text).toContain('Sample manager changed these rooms')
  expect(late.text).toContain('Tara Sen in room 1')
  const newer = hiddenField(late.text, 'revision') ?? ''
  expect((await send({ do: 'move', revision: newer, guest: ids[3] ?? '', room: '1' }, 'owner')).status).toBe(
    303,
  )
  expect((await plans()).at(-1)?.rooms[0]?.guests).toContain(ids[3])
  expect((await ask(rooms, { role: 'manager' })).text).toContain('Room 1 is too small')
})

test('what names no guest, room or stay changes nothing', async () => {
  const before = await plans()
  const revision = await revisionNow()
  const good: Record<string, string> = { do: 'move', revision, guest: ids[0] ?? '', room: '1' }
  const bad: [string, string][] = [
    ['guest', 'KF-99999999/1'],
    ['guest', '../x'],
    ['room', '99'],
    ['room', '-1'],
    ['stay', '77'],
    ['revision', 'x'],
  ]
  for (const [name, value] of bad)
    expect((await send({ ...good, [name]: value })).status, `${name} ${value}`).toBe(422)
  expect(await plans()).toEqual(before)
  expect((await ask('/console/departures/lw6/none/rooms', { role: 'manager' })).status).toBe(404)
})

test('who joins after the rooms were decided is not placed yet; who leaves vanishes from them', async () => {
  const late = await desk.add({ id: 'late', start, total: 12, sold: 3, bookings: [2, 1] })
  const [first = '', second = ''] = await tellDetails(pool, late, [
    { name: 'Early One' },
    { name: 'Leaves Soon' },
    { name: 'Other' },
  ])
  const path = `/console/departures/${late}/rooms`
  await ask(path, { role: 'manager', form: { do: 'keep', stay: '1', revision: '0' } })
  await pool.query(
    `update booking_guests set ended_at = now(), ended = 'replaced' where reference = $1 and n = 2`,
    [second.split('/')[0]],
  )
  await pool.query(
    `insert into booking_guests (reference, n, name, share_paise, began_at) values ($1, 3, 'Joined Late', 0, now())`,
    [first.split('/')[0]],
  )
  const { text } = await ask(path, { role: 'manager' })
  expect(text).toContain('Not placed yet')
  expect(text).toContain('they joined after the rooms were decided')
  expect(text).not.toContain('Leaves Soon')
  expect((await ask(`/console/departures/${late}/sheets/hotel`, { role: 'manager' })).text).toContain(
    'Joined Late',
  )
})

test('pick-ups are counted; sheets hold what their reader needs and nothing else', async () => {
  const transport = (await ask(`${address}/transport`, { role: 'manager' })).text
  expect(transport).toContain('Asha Rao, Anil Rao, Meera Nair, Tara Sen')
  expect(transport).toMatch(/<tfoot>.*>5</s)
  const sheet = async (name: string) => (await ask(`${address}/sheets/${name}`, { role: 'manager' })).text
  const hotel = await sheet('hotel')
  expect(hotel).toContain('Jain')
  for (const secret of ['98111', '00002', 'Leela', '9876543210', 'c2VjcmV0'])
    expect(hotel).not.toContain(secret)
  const driver = await sheet('driver')
  expect(driver).toContain('98111 00002')
  for (const secret of ['Leela', 'Jain', 'c2VjcmV0']) expect(driver).not.toContain(secret)
  const captain = await sheet('captain')
  expect(captain).toContain('Leela Rao')
  expect(captain).toContain('never on paper')
  expect(captain).not.toContain('c2VjcmV0')
  expect((await ask(`${address}/sheets/other`, { role: 'manager' })).status).toBe(404)
})

test('children are counted apart from adults, on the manifest, every sheet and in the file', async () => {
  const family = await desk.add({ id: 'family', start, total: 12, sold: 4, bookings: [3, 1] })
  const guests = await tellDetails(pool, family, [
    { name: 'Mother' },
    { name: 'Father' },
    { name: 'Little One', born: `${Number(start.slice(0, 4)) - 7}-01-01` },
    { name: 'Alone' },
  ])
  const [reference = '', n = ''] = guests[2]?.split('/') ?? []
  await pool.query(`update booking_guests set kind = 'child' where reference = $1 and n = $2`, [reference, n])
  const below = `/console/departures/${family}`
  for (const page of [
    '/manifest',
    '/rooms',
    '/transport',
    '/sheets/captain',
    '/sheets/hotel',
    '/sheets/driver',
  ])
    expect((await ask(below + page, { role: 'manager' })).text, page).toContain('3 adults, 1 child')
  for (const page of ['/transport', '/sheets/hotel', '/sheets/driver'])
    expect((await ask(below + page, { role: 'manager' })).text, page).toContain('Little One (child)')
  expect((await ask(`${below}/sheets/captain`, { role: 'manager' })).text).toContain('7, child')
  const file = await ask(`${below}/manifest/export`, { role: 'manager', form: { do: 'csv' } })
  const [heads = '', ...rows] = file.text.trim().split('\r\n')
  const at = heads.split(',').indexOf('adult or child')
  expect(rows.map((row) => row.split(',')[at])).toEqual(['adult', 'adult', 'child', 'adult'])
})

test('a captain reads own departures alone, in their days, and changes no room', async () => {
  const asked = async () =>
    Promise.all(
      ['', '/rooms', '/transport', '/sheets/captain', '/sheets/driver', '/sheets/hotel'].map(
        async (below) => (await ask(own + below, { role: 'captain' })).status,
      ),
    )
  expect(await asked()).toEqual([404, 404, 404, 404, 404, 404])
  await setCaptain(staff.ofRole('captain').id)
  expect(await asked()).toEqual([200, 200, 200, 200, 200, 200])
  const page = (await ask(`${own}/rooms`, { role: 'captain' })).text
  expect(page).not.toContain('value="move"')
  expect((await ask(own, { role: 'captain' })).text).toContain('98111 00002')
  expect((await ask(rooms, { role: 'captain' })).status).toBe(403)
  expect((await ask(`${own}/rooms`, { role: 'captain', form: { do: 'move' } })).status).toBe(405)
  await pool.query(
    `update departures set start_date = start_date - 30, end_date = end_date - 30 where id = 'sheets'`,
  )
  expect(await asked()).toEqual([404, 404, 404, 404, 404, 404])
  await pool.query(
    `update departures set start_date = start_date + 30, end_date = end_date + 30 where id = 'sheets'`,
  )
})

test('the manifest leaves as a file, with phones only where that was asked for, and noted', async () => {
  await staff.takeDeeds()
  const file = (act: string) => ask(`${address}/manifest/export`, { role: 'manager', form: { do: act } })
  const plain = await file('csv')
  expect(plain.text).toContain('Asha Rao')
  expect(plain.text).not.toContain('Leela')
  expect(plain.text).not.toContain('919811100002')
  const whole = await file('csv with phones')
  expect(whole.text).toContain('919811100002')
  expect(whole.text).toContain('Leela Rao')
  expect(whole.text).not.toContain('c2VjcmV0')
  expect((await file('xlsx')).headers.get('content-type')).toContain('spreadsheetml')
  expect(await staff.takeDeeds()).toEqual(['list exported', 'list exported', 'list exported'])
})
