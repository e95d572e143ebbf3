import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Role } from '../../domain/staff/roles.ts'
import { phones } from '../setup/account.ts'
import { openConsole } from '../setup/console.ts'
import { hiddenField } from '../setup/console-forms.ts'
import { expectCodes } from '../setup/kept-codes.ts'
import { asAsha, bookAndPay, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'
import { staffSettings } from '../setup/sample-staff.ts'

const app = await startMyBookingsApp({
  AUTH_SECRET: staffSettings.AUTH_SECRET,
  SMS_TEST_OTP: `${staffSettings.SMS_TEST_OTP},${phones.asha}:123456`,
})
const { staff, ask: askAs } = await openConsole(app)
const ask: typeof askAs = async (path, { role, ...question } = {}) =>
  askAs(path, { ...(role && { cookie: await staff.sessionOf(role) }), ...question })
const { pool } = app.database

const datesOf = async (tripId: string) =>
  (
    (await (await fetch(`${app.url}/api/trips/${tripId}/departures`)).json()) as {
      departures: { id: string }[]
    }
  ).departures.map(({ id }) => id)
type Booking = { status: string; moved_to: string | null; due_on: string | null; guests: number }
const bookingOf = async (reference: string) =>
  (
    await pool.query<Booking>(
      'select status, moved_to, due_on::text, guests from bookings where reference = $1',
      [reference],
    )
  ).rows[0]
const refundsOf = async (reference: string) =>
  (
    await pool.query<{ rupees: number; why: string }>(
      'select amount_paise::int / 100 as rupees, why from refunds where reference = $1 order by merchant_refund_id',
      [reference],
    )
  ).rows

type Where = { trip: string; departure: string; package: string; keeping?: string }
/** Looks at the difference; the form is what was shown. */
async function look(reference: string, where: Where) {
  const address = `/console/bookings/${reference}/move?${new URLSearchParams(where)}`
  const { text } = await ask(address, { role: 'manager' })
  const shown = ['nowPaise', 'backPaise'].map((name) => [name, hiddenField(text, name) ?? ''])
  const form: Record<string, string> = {
    keeping: 'terms',
    ...where,
    ...Object.fromEntries(shown),
    key: randomUUID(),
    reason: 'They called: the leave has moved',
    do: 'move',
  }
  return { text, form }
}
const move = (reference: string, form: Record<string, string>, role: Role = 'manager') =>
  ask(`/console/bookings/${reference}/move`, { role, form })
const movedTo = ({ headers }: { headers: Headers }) =>
  /\/bookings\/(KF-\w{8})\?moved$/.exec(headers.get('location') ?? '')?.[1] ?? 'not moved'
async function inOrder() {
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
}

/** Two of lw6 for ₹47,999 each, paid through PhonePe. */
const booked = { guests: 2 }
const dearer = { trip: 'i2', package: 'standard' }
const cheaper = { trip: 'lw3', package: 'standard' }
const upi = { way: 'upi', number: 'UTR4021998', receivedOn: '2026-11-15' }

test('to another trip that costs less: what is cheaper goes back, above the limit with a second person', async () => {
  const reference = await bookAndPay(app, booked)
  const [date = ''] = await datesOf('lw3')
  const { text, form } = await look(reference, { ...cheaper, departure: date })
  expect(form).toMatchObject({ nowPaise: '0', backPaise: String(2 * (47_999 - 18_999) * 100) })
  expect(text).toContain('a second person agrees')
  expect((await move(reference, { ...form, reason: '' })).status).toBe(422)
  expect((await move(reference, { ...form, backPaise: '5' })).status).toBe(409)
  const asked = await move(reference, form)
  const approval = /\/approvals\/([\w-]{36})$/.exec(asked.headers.get('location') ?? '')?.[1]
  expect(await bookingOf(reference)).toMatchObject({ status: 'confirmed', moved_to: null })
  const page = await ask(`/console/approvals/${approval}`, { role: 'owner' })
  expect(page.text).toContain('moves to')
  expect(
    (await ask(`/console/approvals/${approval}`, { role: 'owner', form: { do: 'approve part refund' } }))
      .status,
  ).toBe(303)
  const old = await bookingOf(reference)
  expect(old?.status).toBe('cancelled')
  expect(await refundsOf(old?.moved_to ?? '')).toEqual([{ rupees: 58_000, why: 'the new date is cheaper' }])
  const { rows } = await pool.query(
    `select staff_id is not null as staff, why, after from log_entries where what = 'booking moved'`,
  )
  expect(rows).toMatchObject([{ staff: true, why: 'They called: the leave has moved' }])
  const asha = await asAsha(app)
  expect(await readBooking(asha, old?.moved_to ?? '')).toMatchObject({ status: 'confirmed', tripId: 'lw3' })
  await inOrder()
})

test('dearer by a pay link: the old seats stand until it is paid, and money that came meanwhile is not lost', async () => {
  const reference = await bookAndPay(app, booked)
  const [, , third = ''] = await datesOf('lw6')
  const { form } = await look(reference, { trip: 'lw6', package: 'deluxe', departure: third })
  expect(form).toMatchObject({ nowPaise: '0', backPaise: '0' })
  const away = movedTo(await move(reference, form))
  expect(await bookingOf(away)).toMatchObject({ status: 'confirmed' })

  const [date = ''] = await datesOf('i2')
  const dear = await look(away, { ...dearer, departure: date })
  const nowPaise = Number(dear.form.nowPaise)
  expect(nowPaise).toBeGreaterThan(0)
  const next = movedTo(await move(away, { ...dear.form, pay: 'link', keep: '24' }))
  expect([await bookingOf(away), await bookingOf(next)]).toMatchObject([
    { status: 'confirmed', moved_to: null },
    { status: 'held' },
  ])
  const taken = await ask(`/console/bookings/${next}`, {
    role: 'manager',
    form: { do: 'receipt', key: randomUUID(), rupees: String(nowPaise / 100), ...upi },
  })
  expect(taken.status).toBe(303)
  expect([await bookingOf(away), await bookingOf(next)]).toMatchObject([
    { status: 'cancelled', moved_to: next },
    { status: 'confirmed', due_on: null },
  ])
  await inOrder()
})

test('by the same form twice it moves once; owed until a day it moves now', async () => {
  const reference = await bookAndPay(app, booked)
  const [date = ''] = await datesOf('i2')
  const { form } = await look(reference, { ...dearer, departure: date, keeping: 'nothing' })
  const owed = { ...form, pay: 'owed', dueOn: '2026-11-20' }
  const answers = await Promise.all([move(reference, owed), move(reference, owed)])
  const [first, second] = answers.map(movedTo)
  expect(first).toMatch(/^KF-/)
  expect(second).toBe(first)
  expect(await bookingOf(first ?? '')).toMatchObject({ status: 'confirmed', due_on: '2026-11-20', guests: 2 })
  const { rows } = await pool.query('select count(*)::int as n from bookings where carries_from = $1', [
    reference,
  ])
  expect(rows).toEqual([{ n: 1 }])
  // A form of another page finds that it has moved.
  expect((await move(reference, { ...owed, key: randomUUID() })).status).toBe(409)
  await inOrder()
})

test('two are moved to the last seats at once: one has them, and the other keeps what they had', async () => {
  const references = [await bookAndPay(app, booked), await bookAndPay(app, booked)]
  const last = (await datesOf('lw6')).at(-1) ?? ''
  const where = { trip: 'lw6', package: 'deluxe', departure: last }
  const forms = await Promise.all(references.map((reference) => look(reference, where)))
  await pool.query(`update departures set total = sold + held + 3 where trip_id = 'lw6' and id = $1`, [last])
  const answers = await Promise.all(references.map((reference, i) => move(reference, forms[i]?.form ?? {})))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
  const states = await Promise.all(references.map(async (one) => (await bookingOf(one))?.status))
  expect(states.toSorted()).toEqual(['cancelled', 'confirmed'])
  await inOrder()
})

test('moved while the traveller pays for a date of their own: their payment goes back', async () => {
  const reference = await bookAndPay(app, booked)
  const asha = await asAsha(app)
  const [, second = '', third = ''] = await datesOf('lw6')
  const first = await look(reference, { trip: 'lw6', package: 'deluxe', departure: third })
  const moved = movedTo(await move(reference, first.form))
  // A second change of date keeps what cancelling would, so the difference is to be paid.
  const shown = (await (await asha.ask('GET', `/bookings/${moved}/move?departure=${second}`)).json()) as {
    now: number
    back: number
  }
  expect(shown.now).toBeGreaterThan(0)
  const started = await asha.ask('POST', `/bookings/${moved}/move`, {
    departure: second,
    ...shown,
    key: 'while-the-desk-moves-it',
  })
  const { bookingRef } = (await started.json()) as { bookingRef: string }
  const page = await look(moved, { trip: 'lw6', package: 'deluxe', departure: second, keeping: 'nothing' })
  expect(page.text).toContain('Somebody has begun to change this date')
  expect(page.form).toMatchObject({ nowPaise: '0', backPaise: '0' })
  const here = movedTo(await move(moved, page.form))
  await settle(app, bookingRef, 'COMPLETED')
  expect([await bookingOf(moved), await bookingOf(here), await bookingOf(bookingRef)]).toMatchObject([
    { status: 'cancelled', moved_to: here },
    { status: 'confirmed' },
    { status: expect.stringMatching(/^refund/) },
  ])
  await inOrder()
})

test('the desk puts a name in, and gives a seat to a friend: both stand in the log', async () => {
  const reference = await bookAndPay(app, booked)
  const name = (form: Record<string, string>) =>
    ask(`/console/bookings/${reference}/guest`, { role: 'accountant', form: { do: 'name', n: '2', ...form } })
  expect((await name({ name: '' })).status).toBe(422)
  expect((await name({ name: 'Dev Rao' })).status).toBe(303)
  // Somebody else's page is older.
  expect((await name({ name: 'Dev R', was: '' })).status).toBe(409)
  expect((await name({ name: 'Meera Nair', was: 'Dev Rao', who: 'friend' })).status).toBe(303)
  const { rows } = await pool.query(
    'select n, name, ended, instead_of from booking_guests where reference = $1 order by n',
    [reference],
  )
  expect(rows).toMatchObject([
    { n: 1, name: 'Asha Rao', ended: null },
    { n: 2, name: 'Dev Rao', ended: 'replaced' },
    { n: 3, name: 'Meera Nair', ended: null, instead_of: 2 },
  ])
  const log = await pool.query<{ what: string }>(
    'select what from log_entries where subject_id = $1 order by id',
    [reference],
  )
  expect(log.rows.map(({ what }) => what)).toEqual(['guest named', 'guest replaced'])
  const { text } = await ask(`/console/bookings/${reference}`, { role: 'manager' })
  expect(text).toContain('The seat of guest 2 went to somebody else')
})

test('the desk asks for missing details by mail and SMS, once a day', async () => {
  const reference = await bookAndPay(app, booked)
  const page = `/console/bookings/${reference}`
  expect((await ask(page, { role: 'accountant' })).text).toContain('Ask for what is missing')
  const askNow = () => ask(page, { role: 'accountant', form: { do: 'ask details' } })
  const answers = await Promise.all([askNow(), askNow()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
  const { rows } = await pool.query<{ channel: string; body: string }>(
    `select channel, body from outbox where reference = $1 and (subject like 'Details missing%' or channel = 'sms') order by channel`,
    [reference],
  )
  expect(rows).toMatchObject([
    { channel: 'mail', body: expect.stringMatching(/Asha: all details\nhttp\S+\n/) },
    {
      channel: 'sms',
      body: expect.stringMatching(/: details of 2 guests are missing for your trip on .*KF-/),
    },
  ])
})

test('before somebody leaves a package for two, the desk reads who would be left alone', async () => {
  const reference = await bookAndPay(app, { guests: 2, packageId: 'standard', price: 37_999 })
  const leaving = await ask(`/console/bookings/${reference}/cancel?guest=2`, { role: 'manager' })
  expect(leaving.text).toContain('somebody would be left alone')
})

test('what happened is kept as codes, never as sentences', () => expectCodes(pool))
