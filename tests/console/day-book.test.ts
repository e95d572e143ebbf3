import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { addDays } from '../../domain/calendar/calendar-date.ts'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { hiddenField } from '../setup/console-forms.ts'
import { startDesk } from '../setup/desk-sale.ts'

const { app, staff, ask, one, dateOf, sell } = await startDesk()
const { pool } = app.database
const today = () => dateInIndia(app.clock.now())
const cashOf = (receivedOn = today()) => ({ way: 'cash', number: '', receivedOn })

afterEach(async () => {
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
})

async function close(day: string, counted: string, { why = '', role = 'accountant' as Role } = {}) {
  const address = `/console/day-book?day=${day}`
  const expected = hiddenField((await ask(address, { role })).text, 'expected') ?? '0'
  return ask(address, { role, form: { do: 'close', counted, expected, why } })
}
const moveCash = (form: Record<string, string>) =>
  ask('/console/day-book', { role: 'accountant', form: { do: 'cash', key: randomUUID(), ...form } })
const closingOf = (day: string) =>
  one<{
    opening: number
    expected: number
    counted: number
    sums: Record<string, { inPaise: number; outPaise: number }>
  }>(
    'select opening_paise::int / 100 as opening, expected_paise::int / 100 as expected, counted_paise::int / 100 as counted, sums from day_closings where day = $1',
    day,
  )

test('a day is counted and closed once, by those who may; what comes late stands in the next one', async () => {
  const { address } = await dateOf()
  const day = today()
  await sell(address, cashOf())
  await sell(address)
  const key = randomUUID()
  const bank = { kind: 'to the bank', cash: '50000', for: 'Deposit at the branch', key }
  expect([(await moveCash(bank)).status, (await moveCash(bank)).status]).toEqual([303, 303])
  expect((await moveCash({ kind: 'put in', cash: '2000', for: 'Float' })).status).toBe(303)
  await staff.takeDeeds()
  expect((await close(day, '27998', { role: 'captain' })).status).toBe(403)
  expect((await close(day, '27000')).status).toBe(422)
  const closed = await Promise.all([1, 2].map(() => close(day, '27000', { why: 'Tea, ₹998' })))
  expect(closed.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(await closingOf(day)).toMatchObject({ opening: 0, expected: 27_998, counted: 27_000 })
  expect((await closingOf(day)).sums).toMatchObject({
    cash: { inPaise: 75_998_00, outPaise: 0 },
    upi: { inPaise: 75_998_00, outPaise: 0 },
    till: { inPaise: 2_000_00, outPaise: 50_000_00 },
  })
  expect(await staff.takeDeeds()).toEqual(['day closed'])
  // Late, with its own date, in the next day.
  await sell(address, { ...cashOf(day), rupees: '75998' })
  const { book, received } = await one<{ book: string; received: string }>(
    'select book_day::text as book, received_on::text as received from receipts order by book_day desc limit 1',
  )
  expect([book, received]).toEqual([addDays(day, 1), day])
  const page = await ask(`/console/day-book?day=${addDays(day, 1)}`, { role: 'manager' })
  expect(page.text.includes('Counted at the last closing')).toBe(true)
  expect(page.text.includes('value="close"')).toBe(false)
})

test('nothing can be written into a day that is closed, and nothing of it can be changed', async () => {
  const day = addDays(today(), 1)
  app.later(24 * 3600)
  expect((await close(day, '102998')).status).toBe(303)
  const { id } = await one<{ id: string }>('select id from receipts limit 1')
  const write = (sql: string) => expect(pool.query(sql)).rejects
  await write(
    `insert into receipts select gen_random_uuid(), reference, 100, way, number, received_on, '${day}', at, staff_id from receipts where id = '${id}'`,
  ).toThrow('is closed')
  await write(
    `insert into cash_moves select gen_random_uuid(), 'put in', 100, '${day}', now(), staff_id, 'x' from receipts where id = '${id}'`,
  ).toThrow('is closed')
  await write(`update day_closings set counted_paise = 0`).toThrow('never changed')
  await write(`delete from receipts`).toThrow('never changed')
  await write(
    `insert into day_closings select '${addDays(day, -3)}', at, staff_id, 0, 0, 0, sums from day_closings limit 1`,
  ).toThrow('in their order')
})

test('an open day before it comes first, a day to come is not closed, and what changed meanwhile is looked at again', async () => {
  const { address } = await dateOf()
  app.later(24 * 3600)
  const first = today()
  await sell(address, cashOf())
  app.later(24 * 3600)
  const second = today()
  await sell(address, cashOf())
  expect((await close(second, '0')).text.includes('comes first')).toBe(true)
  expect((await close(addDays(second, 1), '0')).status).toBe(409)
  const page = await ask(`/console/day-book?day=${first}`, { role: 'accountant' })
  const expected = hiddenField(page.text, 'expected') ?? ''
  await sell(address, { ...cashOf(first) })
  const late = await ask(`/console/day-book?day=${first}`, {
    role: 'accountant',
    form: { do: 'close', counted: '0', expected, why: 'no' },
  })
  expect([late.status, late.text.includes('count again')]).toEqual([409, true])
  expect((await close(first, '254994')).status).toBe(303)
  expect((await close(second, '330992')).status).toBe(303)
  expect(await closingOf(second)).toMatchObject({ opening: 254_994, expected: 330_992 })
})

test('the book of a day leaves as a file that holds what the page shows', async () => {
  const { address } = await dateOf()
  app.later(24 * 3600)
  await sell(address, { ...cashOf(), name: '=cmd|x' })
  const file = await ask(`/console/day-book/export?day=${today()}`, {
    role: 'accountant',
    form: { do: 'csv' },
  })
  expect(file.headers.get('content-type')).toContain('text/csv')
  expect(file.text.split('\r\n')[1]).toContain(",'=cmd|x,75998,")
})
