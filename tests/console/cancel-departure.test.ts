import { expect, test } from 'vitest'
import type { Role } from '../../domain/staff/roles.ts'
import { phones } from '../setup/account.ts'
import { makeWish, start } from '../setup/booking.ts'
import { openConsole } from '../setup/console.ts'
import { hiddenField } from '../setup/console-forms.ts'
import { bookAndPay, startMyBookingsApp } from '../setup/my-bookings.ts'
import { staffSettings } from '../setup/sample-staff.ts'

const app = await startMyBookingsApp({
  AUTH_SECRET: staffSettings.AUTH_SECRET,
  SMS_TEST_OTP: `${staffSettings.SMS_TEST_OTP},${phones.asha}:123456`,
})
const { staff, ask } = await openConsole(app)
const { pool } = app.database

/** Two bookings, of one and of two guests, on a date that no other test has. */
async function sell(date: number): Promise<{ key: string; references: string[] }> {
  const references = [await bookAndPay(app, { date }), await bookAndPay(app, { date, guests: 2 })]
  const { rows } = await pool.query<{ key: string }>(
    `select trip_id || '/' || departure_id as key from bookings where reference = $1`,
    [references[0]],
  )
  return { key: rows[0]?.key ?? '', references }
}

async function askToCancel(role: Role, key: string): Promise<string> {
  const address = `/console/departures/${key}/cancel`
  const cookie = await staff.sessionOf(role)
  const shown = hiddenField((await ask(address, { cookie })).text, 'shown') ?? ''
  const form = { do: 'cancel', why: 'Landslide on the road', shown, 'typed-id': key.split('/')[0] ?? '' }
  const { headers } = await ask(address, { cookie, form })
  return /\/approvals\/([\w-]{36})$/.exec(headers.get('location') ?? '')?.[1] ?? 'not asked'
}

const say = async (role: Role, id: string, word: string) =>
  ask(`/console/approvals/${id}`, {
    cookie: await staff.sessionOf(role),
    form: { do: `${word} departure cancelled` },
  })

const stateOf = async (key: string) => {
  const { rows } = await pool.query<{ status: string; cancelled: boolean; refunds: number; paise: number }>(
    `select bookings.status, departures.cancelled_at is not null as cancelled,
       (select count(*)::int from refunds where refunds.reference = bookings.reference) as refunds,
       (select coalesce(sum(amount_paise), 0)::int from refunds where refunds.reference = bookings.reference) as paise
     from bookings join departures on departures.trip_id = bookings.trip_id and departures.id = bookings.departure_id
     where bookings.trip_id || '/' || departure_id = $1 order by guests, bookings.reference`,
    [key],
  )
  return rows
}
const untouched = Array(2).fill({ status: 'confirmed', cancelled: false, refunds: 0, paise: 0 })
const decisionOf = async (id: string) =>
  (await pool.query<{ decision: string }>('select decision from approvals where id = $1', [id])).rows[0]
    ?.decision

test('a departure that people have paid for is cancelled by two, once, and goes on by itself', async () => {
  const { key, references } = await sell(0)
  const id = await askToCancel('manager', key)
  const page = await ask(`/console/approvals/${id}`, { role: 'owner' })
  for (const words of ['Asha Rao', '2 bookings', '₹1,43,997', '2 mails', 'Landslide on the road'])
    expect(page.text).toContain(words)
  expect((await ask('/console/refunds', { role: 'owner' })).text).toContain(`/console/approvals/${id}`)
  // Neither the manager nor the accountant decides about departures.
  expect((await say('manager', id, 'approve')).status).toBe(403)
  expect((await say('accountant', id, 'approve')).status).toBe(403)
  expect((await ask(`/console/approvals/${id}`, { role: 'accountant' })).status).toBe(404)
  expect((await ask('/console/refunds', { role: 'accountant' })).text).not.toContain(id)
  expect(await stateOf(key)).toEqual(untouched)
  await staff.takeDeeds()
  const answers = await Promise.all([1, 2, 3].map(() => say('owner', id, 'approve')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409])
  expect(await staff.takeDeeds()).toEqual(['departure cancelled', 'approval given'])
  // Bookings are cancelled by the job, in the name of who decided; a second run finds nothing to do.
  expect((await stateOf(key)).map(({ status, cancelled }) => [status, cancelled])).toEqual(
    Array(2).fill(['confirmed', true]),
  )
  await app.runDueJobs()
  const again = { task: 'cancel agreed departure', payload: JSON.stringify({ approval: id }) }
  await pool.query('insert into jobs (task, payload, run_at) values ($1, $2, $3)', [
    again.task,
    again.payload,
    app.clock.now(),
  ])
  await app.comeToRest()
  expect(await stateOf(key)).toEqual([
    { status: 'refunded', cancelled: true, refunds: 1, paise: 47_999_00 },
    { status: 'refunded', cancelled: true, refunds: 1, paise: 95_998_00 },
  ])
  expect(await staff.takeDeeds()).toEqual(['booking cancelled', 'booking cancelled'])
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from outbox where reference = any($1) and recipient = 'asha@example.com' and subject like '%cancelled%'`,
    [references],
  )
  expect(rows[0]?.count).toBe(2)
  expect(await app.differences()).toEqual([])
})

test('it lapses when somebody pays, leaves, or the seats are changed meanwhile, and after 72 hours', async () => {
  const { key, references } = await sell(1)
  const changes: [string, () => Promise<unknown>][] = [
    ['another booking is paid', () => bookAndPay(app, { date: 1 })],
    [
      'one booking has fewer guests',
      () => pool.query('update bookings set guests = 1 where reference = $1', [references[1]]),
    ],
    [
      'seats are added',
      () => pool.query(`update departures set total = total + 1 where trip_id || '/' || id = $1`, [key]),
    ],
    ['nobody decides', async () => app.later(72 * 3600)],
  ]
  for (const [what, change] of changes) {
    const id = await askToCancel('manager', key)
    expect(id, what).not.toBe('not asked')
    await change()
    expect((await say('owner', id, 'approve')).status, what).toBe(409)
    expect([what, await decisionOf(id)]).toEqual([what, 'lapsed'])
  }
  await app.runDueJobs()
  expect((await stateOf(key)).filter(({ status, cancelled }) => status !== 'confirmed' || cancelled)).toEqual(
    [],
  )
  await pool.query('update bookings set guests = 2 where reference = $1', [references[1]])
  const refused = await askToCancel('manager', key)
  expect((await say('owner', refused, 'refuse')).status).toBe(303)
  expect([await decisionOf(refused), (await stateOf(key))[0]?.cancelled]).toEqual(['refused', false])
  // A payment that only begins is no booking yet, and ends with the others.
  const id = await askToCancel('manager', key)
  await start(app, await makeWish(app, { date: 1 }))
  expect((await say('owner', id, 'approve')).status).toBe(303)
  await app.comeToRest()
  expect((await stateOf(key)).map(({ status }) => status).toSorted()).toEqual([
    'failed',
    'refunded',
    'refunded',
    'refunded',
  ])
})

test('alone an owner waits 30 minutes, on every page told so, and then cancels', async () => {
  const { key } = await sell(2)
  const others = staff.people.filter(({ role }) => role !== 'owner').map(({ id }) => id)
  expect((await ask('/console/account', { role: 'owner' })).text).not.toContain('You work alone')
  await pool.query('update staff set ended_at = now() where id = any($1)', [others])
  for (const path of ['', '/account', '/log', '/bookings', '/no/such/page'])
    expect((await ask(`/console${path}`, { cookie: await staff.sessionOf('owner') })).text, path).toContain(
      'You work alone',
    )
  const id = await askToCancel('owner', key)
  expect((await say('owner', id, 'carry out')).status).toBe(409)
  expect(await stateOf(key)).toEqual(untouched)
  app.later(30 * 60)
  // Counted in the rail once it can be done.
  const rail = (await ask('/console/account', { cookie: await staff.sessionOf('owner') })).text
  expect(rail).toMatch(/data-mine="true">1<span class="sr-only"> to approve/)
  expect((await say('owner', id, 'carry out')).status).toBe(303)
  await app.comeToRest()
  expect((await stateOf(key)).map(({ status, refunds }) => [status, refunds])).toEqual(
    Array(2).fill(['refunded', 1]),
  )
  expect([await decisionOf(id), await app.differences()]).toEqual(['alone', []])
  await pool.query('update staff set ended_at = null where id = any($1)', [others])
})
