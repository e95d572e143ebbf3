import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { approvals } from '../../database/schema/approvals.ts'
import { staff as people } from '../../database/schema/staff.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { moveCredit } from '../../server/wallet/wallet-store.ts'
import { logIn, phones } from '../setup/account.ts'
import { openConsole } from '../setup/console.ts'
import { hiddenField } from '../setup/console-forms.ts'
import { bookAndPay, startMyBookingsApp } from '../setup/my-bookings.ts'
import { staffSettings } from '../setup/sample-staff.ts'

/** Three guests pay ₹1,43,997; one person sends back ₹25,000 of it in a day. */
const booked = { guests: 3 }
const app = await startMyBookingsApp({
  AUTH_SECRET: staffSettings.AUTH_SECRET,
  SMS_TEST_OTP: `${staffSettings.SMS_TEST_OTP},${phones.asha}:123456`,
})
const { staff, ask: askAs } = await openConsole(app)
/** With a session of its own, since clocks go days ahead here. */
const ask: typeof askAs = async (path, { role, ...question } = {}) =>
  askAs(path, { ...(role && { cookie: await staff.sessionOf(role) }), ...question })
const { db, pool } = app.database

const refund = async (role: Role, reference: string, rupees: number, shown?: string) => {
  const address = `/console/refunds/new?booking=${reference}`
  const seen = shown ?? (await shownOf(reference))
  return ask(address, {
    role,
    form: { do: 'ask', booking: reference, shown: seen, rupees: String(rupees), why: 'They called' },
  })
}
const shownOf = async (reference: string) =>
  hiddenField((await ask(`/console/refunds/new?booking=${reference}`, { role: 'owner' })).text, 'shown') ?? ''
const idOf = ({ headers }: { headers: Headers }) =>
  /\/approvals\/([\w-]{36})$/.exec(headers.get('location') ?? '')?.[1] ?? 'not asked'
const say = (role: Role, id: string, act: string) =>
  ask(`/console/approvals/${id}`, { role, form: { do: act } })
const sentBack = async (reference: string) => {
  const { rows } = await pool.query<{ sum: string; count: string }>(
    'select coalesce(sum(amount_paise), 0) / 100 as sum, count(*) from refunds where reference = $1',
    [reference],
  )
  return [Number(rows[0]?.sum), Number(rows[0]?.count)]
}
const decisionOf = async (id: string) =>
  (await pool.query<{ decision: string }>('select decision from approvals where id = $1', [id])).rows[0]
    ?.decision

test('up to the limit one person sends; in parts it is still as much; the same form twice sends once', async () => {
  const reference = await bookAndPay(app, booked)
  const shown = await shownOf(reference)
  const answers = await Promise.all([
    refund('manager', reference, 15_000, shown),
    refund('manager', reference, 15_000, shown),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(await sentBack(reference)).toEqual([15_000, 1])
  expect(idOf(await refund('manager', reference, 10_001))).not.toBe('not asked')
  expect(await sentBack(reference)).toEqual([15_000, 1])
  app.later(24 * 3600 + 1)
})

test('who asks does not decide, at the page or in the table; two who approve at once send once', async () => {
  const reference = await bookAndPay(app, booked)
  const shown = await shownOf(reference)
  const asked = await Promise.all([1, 2].map(() => refund('owner', reference, 30_000, shown)))
  const [id = '', same] = asked.map(idOf)
  expect(same).toBe(id)
  const page = await ask(`/console/approvals/${id}`, { role: 'owner' })
  expect(page.text).toContain('Take it back')
  expect(page.text).not.toContain('value="approve')
  expect((await say('owner', id, 'approve part refund')).status).toBe(409)
  expect((await say('manager', id, 'approve part refund')).status).toBe(403)
  await expect(
    pool.query(
      `update approvals set decision = 'approved', decided_by = asked_by, decided_at = now() where id = $1`,
      [id],
    ),
  ).rejects.toThrow('approvals_two_persons')
  // A button of another kind does not lead around its permission.
  expect((await say('accountant', id, 'approve pay-out')).status).toBe(404)
  expect(await sentBack(reference)).toEqual([0, 0])
  await staff.takeDeeds()
  const answers = await Promise.all([1, 2, 3].map(() => say('accountant', id, 'approve part refund')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409])
  expect(await sentBack(reference)).toEqual([30_000, 1])
  expect(await staff.takeDeeds()).toEqual(['refund sent', 'approval given'])
  await expect(pool.query(`update approvals set done_at = null where id = $1`, [id])).rejects.toThrow(
    'decided once',
  )
})

test('two who ask and approve each other by turns, and at the same moment: each once', async () => {
  const [one, two] = [await bookAndPay(app, booked), await bookAndPay(app, booked)]
  const asked = await Promise.all([refund('owner', one, 40_000), refund('accountant', two, 50_000)])
  const [first = '', second = ''] = asked.map(idOf)
  const answers = await Promise.all([
    say('accountant', first, 'approve part refund'),
    say('owner', second, 'approve part refund'),
    say('accountant', first, 'approve part refund'),
  ])
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(2)
  expect([await sentBack(one), await sentBack(two)]).toEqual([
    [40_000, 1],
    [50_000, 1],
  ])
  const again = idOf(await refund('accountant', one, 30_000))
  expect((await say('owner', again, 'approve part refund')).status).toBe(303)
  expect(await sentBack(one)).toEqual([70_000, 2])
  expect((await refund('owner', one, 80_000)).status).toBe(422)
})

test('it lapses when what was shown has changed, and after 72 hours', async () => {
  const reference = await bookAndPay(app, booked)
  const id = idOf(await refund('manager', reference, 60_000))
  await pool.query(`update bookings set guests = 2 where reference = $1`, [reference])
  expect((await ask(`/console/approvals/${id}`, { role: 'owner' })).text).toContain('Look again')
  expect((await say('owner', id, 'approve part refund')).status).toBe(409)
  expect([await decisionOf(id), await sentBack(reference)]).toEqual(['lapsed', [0, 0]])
  await pool.query(`update bookings set guests = 3 where reference = $1`, [reference])
  const late = idOf(await refund('manager', reference, 60_000))
  app.later(72 * 3600)
  for (const role of ['owner', 'accountant'] as const)
    expect((await say(role, late, 'approve part refund')).status).toBe(409)
  expect([await decisionOf(late), await sentBack(reference)]).toEqual(['lapsed', [0, 0]])
})

test('credit is paid out by two, once, and a new owner is made by two', async () => {
  const asha = await logIn(app, phones.asha)
  const gift = { from: 'credits', to: 'wallet', reference: null, what: 'gift' } as const
  await moveCredit(db, { travellerId: asha.userId, ...gift, amountPaise: 900_00, at: app.clock.now() })
  // A traveller's token opens nothing here, whichever way it is shown.
  for (const shown of [{ headers: { authorization: `Bearer ${asha.token}` } }, { cookie: asha.token }])
    expect((await ask('/console/bookings', shown)).headers.get('location')).toContain('/console/login')
  const [owner, accountant] = [await staff.sessionOf('owner'), await staff.sessionOf('accountant')]
  const found = await ask('/console/pay-outs/new', {
    cookie: owner,
    form: { do: 'find', who: '98765 43210' },
  })
  const address = found.headers.get('location') ?? ''
  expect(address).toBe(`/console/pay-outs/new?traveller=${asha.userId}`)
  const shown = hiddenField((await ask(address, { cookie: owner })).text, 'shown') ?? ''
  const form = { do: 'ask', traveller: asha.userId, shown, rupees: '600', why: 'Wants it by bank' }
  const id = idOf(await ask(address, { cookie: owner, form }))
  const approve = () =>
    ask(`/console/approvals/${id}`, { cookie: accountant, form: { do: 'approve pay-out' } })
  const answers = await Promise.all([approve(), approve()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
  const { rows } = await pool.query('select balance_paise from wallets where traveller_id = $1', [
    asha.userId,
  ])
  expect(rows).toEqual([{ balance_paise: '30000' }])

  const second = { id: randomUUID(), phone: '919811000009', name: 'Second owner', role: 'owner' as const }
  await db.insert(people).values({ ...second, activeFrom: app.clock.now() })
  const manager = staff.ofRole('manager').id
  const changed = await ask(`/console/staff/${manager}`, {
    cookie: owner,
    form: { do: 'role', role: 'owner' },
  })
  const wish = idOf(changed)
  expect((await ask(`/console/approvals/${wish}`, { cookie: accountant })).status).toBe(404)
  const own = await ask(`/console/approvals/${wish}`, { cookie: owner, form: { do: 'approve new owner' } })
  expect(own.status).toBe(409)
  const roleOf = async (id: string) =>
    (await pool.query<{ role: string }>('select role from staff where id = $1', [id])).rows[0]?.role
  expect(await roleOf(manager)).toBe('manager')
  await staff.takeDeeds()
  const cookieOfSecond = await staff.sessionOf(second)
  const yes = () =>
    ask(`/console/approvals/${wish}`, { cookie: cookieOfSecond, form: { do: 'approve new owner' } })
  const said = await Promise.all([yes(), yes()])
  expect(said.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect([await roleOf(manager), await decisionOf(wish)]).toEqual(['owner', 'approved'])
  expect(await staff.takeDeeds()).toEqual(['role changed', 'approval given'])
  await pool.query(`update staff set role = 'manager' where id = $1`, [manager])
  await pool.query('update staff set ended_at = now() where id = $1', [second.id])
})

test('a company of one is told so, waits 30 minutes, and the table holds it to that', async () => {
  const reference = await bookAndPay(app, booked)
  const ended = staff.people.filter(({ role }) => role !== 'owner').map(({ id }) => id)
  await pool.query('update staff set ended_at = now() where id = any($1)', [ended])
  const cookie = await staff.sessionOf('owner')
  expect((await ask('/console/refunds', { cookie })).text, app.logged.join()).toContain('You work alone')
  const address = `/console/refunds/new?booking=${reference}`
  const shown = hiddenField((await ask(address, { cookie })).text, 'shown') ?? ''
  const form = { do: 'ask', booking: reference, shown, rupees: '30000', why: 'They called' }
  const id = idOf(await ask(address, { cookie, form }))
  const carryOut = async () =>
    ask(`/console/approvals/${id}`, {
      cookie: await staff.sessionOf('owner'),
      form: { do: 'carry out part refund' },
    })
  expect((await carryOut()).status).toBe(409)
  await expect(
    pool.query(`update approvals set decision = 'alone', decided_at = $2 where id = $1`, [
      id,
      app.clock.now(),
    ]),
  ).rejects.toThrow('approvals_alone_waits')
  const mails = await pool.query(`select recipient from outbox where subject like 'Waits 30 minutes%'`)
  expect(mails.rows).toHaveLength(1)
  app.later(30 * 60)
  const answers = await Promise.all([carryOut(), carryOut()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect([await decisionOf(id), await sentBack(reference)]).toEqual(['alone', [30_000, 1]])
  const [row] = (await db.select().from(approvals)).filter((approval) => approval.id === id)
  expect(row?.decidedBy).toBeNull()
  await pool.query('update staff set ended_at = null where id = any($1)', [ended])
})

test('a sum that PhonePe refused for good is sent again once, and the books find no difference', async () => {
  await app.comeToRest()
  const reference = await bookAndPay(app, booked)
  const cookie = await staff.sessionOf('accountant')
  const address = `/console/refunds/new?booking=${reference}`
  const shown = hiddenField((await ask(address, { cookie })).text, 'shown') ?? ''
  const form = { do: 'ask', booking: reference, shown, rupees: '2000', why: 'They called' }
  expect((await ask(address, { cookie, form })).status).toBe(303)
  await pool.query(`update refunds set state = 'failed', settled_at = $2 where reference = $1`, [
    reference,
    app.clock.now(),
  ])
  const list = await ask('/console/refunds?show=refused', { cookie })
  const refused = hiddenField(list.text, 'refund') ?? ''
  expect(refused).toContain(reference)
  expect((await ask('/console', { cookie })).text).toContain('Refund refused by PhonePe')
  const again = () =>
    ask('/console/refunds', { cookie, form: { do: 'send again', refund: refused, booking: reference } })
  const answers = await Promise.all([again(), again()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(await sentBack(reference)).toEqual([4_000, 2])
  await app.comeToRest()
  for (const show of ['', 'under-way', 'refused', 'done'])
    expect((await ask(`/console/refunds?show=${show}`, { cookie })).status).toBe(200)
  expect(await app.differences()).toEqual([])
})

test('a booking of which much goes back is cancelled by two persons, once', async () => {
  const reference = await bookAndPay(app, booked)
  const address = `/console/bookings/${reference}/cancel`
  const page = (await ask(address, { role: 'manager' })).text
  expect(page).toContain('a second person agrees before anything is cancelled')
  const form = {
    do: 'cancel',
    shown: hiddenField(page, 'shown') ?? '',
    way: 'as paid',
    reason: 'They called',
    'typed-id': reference,
  }
  const id = idOf(await ask(address, { role: 'manager', form }))
  const statusOf = async () =>
    (await pool.query<{ status: string }>('select status from bookings where reference = $1', [reference]))
      .rows[0]?.status
  expect(await statusOf()).toBe('confirmed')
  expect((await say('manager', id, 'approve booking cancelled')).status).toBe(403)
  const said = await Promise.all(
    (['owner', 'accountant'] as const).map((role) => say(role, id, 'approve booking cancelled')),
  )
  expect(said.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect([await statusOf(), await decisionOf(id), (await sentBack(reference))[1]]).toEqual([
    'refunding',
    'approved',
    1,
  ])
})
