import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { typedId } from '../../console/ui/confirm-typed.tsx'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { hiddenField } from '../setup/console-forms.ts'
import { startDesk } from '../setup/desk-sale.ts'
import { expectCodes } from '../setup/kept-codes.ts'

const { app, staff, ask, one, dateOf, sell, act, bookingOf, seatsOf } = await startDesk()
const { pool } = app.database

afterEach(async () => {
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
})

const mailsAbout = async (reference: string) =>
  (
    await pool.query<{ subject: string }>('select subject from outbox where reference = $1 order by id', [
      reference,
    ])
  ).rows.map(({ subject }) => subject)
/** Whether a page says something; whole pages would fill the report. */
const says = async (path: string, role: Role, words: string) =>
  (await ask(path, { role })).text.includes(words)
const setSeats = (which: { tripId: string; id: string }, change: string) =>
  pool.query(`update departures set ${change} where trip_id = $1 and id = $2`, [which.tripId, which.id])
/** PhonePe's answer to the order that the link has opened last. */
async function settle(reference: string, number: number, state: 'COMPLETED' | 'FAILED') {
  app.phonepe.settleOrder({ merchantOrderId: `${reference}-P${number}`, state, webhook: true })
  await app.comeToRest()
}
const openLink = async (reference: string) =>
  (await fetch(`${app.url}/pay/launch/${reference}`, { redirect: 'manual' })).headers.get('location') ?? ''

test('who pays by UPI has a booking like any other: seats, invoice in time, voucher and mails; the price is shown first', async () => {
  const date = await dateOf()
  const before = await seatsOf(date)
  await staff.takeDeeds()
  const sold = await sell(date.address)
  expect(sold.priced.text).toContain('Book for ₹75,998')
  expect(sold.status).toBe(303)
  expect(await bookingOf(sold.reference)).toEqual({
    status: 'confirmed',
    channel: 'desk',
    due_on: null,
    total: 75_998,
    payable: 75_998,
  })
  expect(await seatsOf(date)).toMatchObject({ sold: before.sold + 2, free: before.free - 2, held: 0 })
  expect(await staff.takeDeeds()).toEqual(['desk booking made'])
  expect(await mailsAbout(sold.reference)).toEqual([
    `Your seats are booked (${sold.reference})`,
    `New booking (${sold.reference})`,
  ])
  const page = await ask(`/console/bookings/${sold.reference}`, { role: 'accountant' })
  expect(page.text).toContain('UPI, UTR4021998')
  // The bank's number finds it, in the one box.
  const found = await ask('/console/bookings?find=UTR4021998', { role: 'manager' })
  expect(found.text).toContain(sold.reference)
  // Beside the price stands who keeps it when it changes.
  const prices = await ask('/console/trips/lw6?section=packages', { role: 'manager' })
  expect(prices.text).toContain('2 guests in 1 booking keep ₹37,999.')
  app.later(8 * 24 * 3600)
  await app.comeToRest()
  const paper = await one<{ content: { payments: object[] } }>(
    'select content from papers where reference = $1',
    sold.reference,
  )
  expect(paper.content.payments).toEqual([{ label: 'Paid: UPI', paise: 75_998_00 }])
})

test('the same form twice, at once and later, is one booking; what is wrong is named and nothing is stored', async () => {
  const date = await dateOf()
  const before = await seatsOf(date)
  const { form, reference } = await sell(date.address)
  const again = await Promise.all([1, 2].map(() => ask(date.address, { role: 'manager', form })))
  expect(again.map(({ headers }) => headers.get('location'))).toEqual([
    `/console/bookings/${reference}?made`,
    `/console/bookings/${reference}?made`,
  ])
  const key = randomUUID()
  const twice = await Promise.all(
    [1, 2].map(() => ask(date.address, { role: 'manager', form: { ...form, key } })),
  )
  expect(new Set(twice.map(({ headers }) => headers.get('location'))).size).toBe(1)
  expect((await seatsOf(date)).sold).toBe(before.sold + 4)
  const wrong: [Record<string, string>, string][] = [
    [{ guests: '16' }, 'Please enter a number from 1 to 15.'],
    [{ name: 'A' }, 'Name must be at least 2 characters'],
    [{ phone: '12' }, 'Please enter a valid phone number'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ number: '' }, 'the bank finds it by that'],
    [{ rupees: '75999' }, 'more than the price'],
    [{ rupees: '1000' }, 'until when the rest is owed'],
    [{ receivedOn: '2031-01-01' }, 'later than today'],
    [{ pay: 'owed', dueOn: '' }, 'Please enter until when.'],
    [{ pay: 'owed', dueOn: '2020-01-01' }, 'before the trip begins'],
    [{ discount: '500' }, 'Please say why'],
    [{ package: 'palace' }, 'Please choose a package.'],
  ]
  for (const [change, said] of wrong) {
    const refused = await sell(date.address, change)
    expect([refused.status, refused.text.includes(said)], said).toEqual([422, true])
  }
  expect((await seatsOf(date)).sold).toBe(before.sold + 4)
  const shown = { ...form, key: randomUUID(), shown: '7599700' }
  expect((await ask(date.address, { role: 'manager', form: shown })).text).toContain(
    'The price is another now',
  )
})

test('two staff sell the last seat once, and not beside the site', async () => {
  const date = await dateOf('lw6', 1)
  await setSeats(date, 'sold_by_phone = total - sold - held - 1')
  const each = { guests: '1', rupees: '37999' }
  const sales = await Promise.all(
    (['owner', 'manager', 'accountant'] as const).map((role) => sell(date.address, each, { role })),
  )
  expect(sales.map(({ status }) => status).toSorted()).toEqual([303, 422, 422])
  expect(sales.find(({ status }) => status === 422)?.text).toContain('Somebody was faster')
  expect((await seatsOf(date)).free).toBe(0)
})

test('seats noted by phone get a name, also when the date is closed; no other seat is sold then', async () => {
  const date = await dateOf('lw6', 2)
  await setSeats(date, 'sold_by_phone = 3, closed_at = now()')
  const before = await seatsOf(date)
  expect((await sell(date.address)).status).toBe(422)
  expect((await sell(date.address, { fromPhone: 'yes' })).status).toBe(303)
  expect(await seatsOf(date)).toMatchObject({ sold: before.sold + 2, by_phone: 1, free: before.free })
  expect((await sell(date.address, { fromPhone: 'yes' })).status).toBe(422)
  const page = await ask(`/console/departures/${date.tripId}/${date.id}`, { role: 'manager' })
  expect(page.text).toContain('3 at the desk')
})

test('owed until a day: it is due, is reminded once in 48 hours, paid in parts, never twice, and a receipt is only countered', async () => {
  const date = await dateOf()
  const { reference } = await sell(date.address, {
    rupees: '20000',
    way: 'cash',
    number: '',
    dueOn: '2026-12-01',
  })
  expect(await bookingOf(reference)).toMatchObject({ status: 'confirmed', due_on: '2026-12-01' })
  const due = async () => (await ask('/console/payments-due?show=later', { role: 'accountant' })).text
  expect(await due()).toContain('₹55,998')
  expect((await due()).match(/98200/)).toBeNull()
  const overdue = async (role: Role) =>
    /(\d+)<span class="sr-only"> overdue/.exec((await ask('/console/account', { role })).text)?.[1]
  expect(await overdue('accountant')).toBeUndefined()
  await pool.query(`update bookings set due_on = '2026-11-01' where reference = $1`, [reference])
  expect([await overdue('accountant'), await overdue('captain')]).toEqual(['1', undefined])
  await pool.query(`update bookings set due_on = '2026-12-01' where reference = $1`, [reference])
  const remind = () =>
    ask('/console/payments-due?show=later', { role: 'manager', form: { do: 'remind', booking: reference } })
  expect((await remind()).status).toBe(303)
  expect((await remind()).text).toContain('in the last 48 hours')
  const receipt = { do: 'receipt', way: 'bank', number: 'AXIS0099123', receivedOn: '2026-11-15' }
  expect((await act(reference, { ...receipt, rupees: '55999' })).text).toContain('Only ₹55,998 is owed')
  const key = randomUUID()
  const answers = await Promise.all([1, 2].map(() => act(reference, { ...receipt, key, rupees: '50000' })))
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await due()).toContain('₹5,998')
  const { id } = await one<{ id: string }>(
    `select id from receipts where reference = $1 and way = 'bank'`,
    reference,
  )
  await expect(pool.query('update receipts set amount_paise = 1 where id = $1', [id])).rejects.toThrow(
    'never changed',
  )
  const counter = { do: 'counter', receipt: id, counterWhy: 'It was another traveller’s' }
  expect((await act(reference, counter)).status).toBe(303)
  const again = await act(reference, counter)
  expect(again.text.includes('countered it already')).toBe(true)
  expect(await due()).toContain('₹55,998')
  expect((await act(reference, { ...receipt, rupees: '55998' })).status).toBe(303)
  expect((await bookingOf(reference)).due_on).toBeNull()
  expect(await mailsAbout(reference)).toContain(`We have your payment (${reference})`)
})

test('a pay link keeps the seats through a payment that fails, opens an order anew, and sells them when it is paid', async () => {
  const date = await dateOf()
  const { reference } = await sell(date.address, { pay: 'link', keep: '24' })
  expect((await bookingOf(reference)).status).toBe('held')
  expect(await mailsAbout(reference)).toEqual([`Your seats are kept: please pay (${reference})`])
  expect(await openLink(reference)).toContain('http')
  await settle(reference, 1, 'FAILED')
  expect((await bookingOf(reference)).status).toBe('awaiting_payment')
  app.later(5 * 3600)
  expect(await openLink(reference)).toContain('http')
  await settle(reference, 2, 'COMPLETED')
  expect((await bookingOf(reference)).status).toBe('confirmed')
  expect(await openLink(reference)).toBe(`/pay/return/${reference}`)
  const other = await sell(date.address, { pay: 'link', keep: '2' })
  app.later(2 * 3600 + 60)
  await app.comeToRest()
  expect((await bookingOf(other.reference)).status).toBe('expired')
  const late = { do: 'receipt', way: 'cash', rupees: '75998', receivedOn: '2026-11-15' }
  expect((await act(other.reference, late)).text).toContain('make a new booking')
  const third = await sell(date.address, { pay: 'link' })
  expect((await act(third.reference, { do: 'let go' })).status).toBe(303)
  expect((await bookingOf(third.reference)).status).toBe('failed')
})

test('what is owed can be paid by the link; what is paid twice, at the desk and by the link, goes back', async () => {
  const date = await dateOf()
  const { reference } = await sell(date.address, { pay: 'owed', dueOn: '2026-12-05' })
  await openLink(reference)
  await settle(reference, 1, 'COMPLETED')
  expect(await bookingOf(reference)).toMatchObject({ status: 'confirmed', due_on: null })
  const both = await sell(date.address, { pay: 'owed', dueOn: '2026-12-05' })
  await openLink(both.reference)
  const cash = { do: 'receipt', way: 'cash', rupees: '75998', receivedOn: '2026-11-15' }
  expect((await act(both.reference, cash)).status).toBe(303)
  await settle(both.reference, 1, 'COMPLETED')
  await app.comeToRest()
  expect(
    await one(
      'select sum(amount_paise)::int / 100 as back, count(*)::int from refunds where reference = $1',
      both.reference,
    ),
  ).toEqual({ back: 75_998, count: 1 })
  expect((await bookingOf(both.reference)).status).toBe('confirmed')
})

test('a discount up to 15 % is given with a reason; above it a second person decides, and the seats wait at the whole price', async () => {
  const date = await dateOf()
  const small = await sell(date.address, { discount: '5998', discountWhy: 'Third trip', rupees: '70000' })
  expect(await bookingOf(small.reference)).toMatchObject({ total: 70_000, status: 'confirmed' })
  const wish = { discount: '15998', discountWhy: 'A school', rupees: '60000' }
  expect((await sell(date.address, wish)).status).toBe(200)
  const asked = await sell(date.address, wish, { act: 'ask discount' })
  const id = /\/approvals\/([\w-]{36})$/.exec(asked.headers.get('location') ?? '')?.[1] ?? ''
  const { subject_id: reference } = await one<{ subject_id: string }>(
    'select subject_id from approvals where id = $1',
    id,
  )
  expect(await bookingOf(reference)).toMatchObject({ status: 'held', total: 75_998 })
  const decide = (role: 'manager' | 'accountant') =>
    ask(`/console/approvals/${id}`, { role, form: { do: 'approve discount' } })
  expect((await decide('manager')).status).toBe(403)
  expect((await decide('accountant')).status).toBe(303)
  expect(await bookingOf(reference)).toMatchObject({ status: 'held', total: 60_000, payable: 60_000 })
  const receipt = {
    do: 'receipt',
    way: 'upi',
    number: 'UTR777777',
    rupees: '60000',
    receivedOn: '2026-11-15',
  }
  expect((await act(reference, receipt)).status).toBe(303)
  expect((await bookingOf(reference)).status).toBe('confirmed')
})

test('cancelled before it was paid in full, what was paid less what is kept goes back by hand; the papers say so', async () => {
  const date = await dateOf()
  const { reference } = await sell(date.address, { rupees: '20000', dueOn: '2026-12-01' })
  const address = `/console/bookings/${reference}/cancel`
  const { text } = await ask(address, { role: 'manager' })
  const shown = hiddenField(text, 'shown') ?? ''
  expect(shown).toBe('1950000')
  expect([text.includes('By hand'), text.includes('PhonePe')]).toEqual([true, false])
  const form = { do: 'cancel', [typedId]: reference, reason: 'Illness', shown, way: 'as paid' }
  expect((await ask(address, { role: 'manager', form })).status).toBe(303)
  expect(await bookingOf(reference)).toMatchObject({ status: 'refunding', due_on: null })
  expect(await says(`/console/bookings/${reference}`, 'manager', 'is to be paid by hand')).toBe(true)
  const { rows } = await pool.query<{ kind: string; total: number; ways: { label: string }[] }>(
    `select kind, (content -> 'amounts' ->> 'totalPaise')::int / 100 as total, coalesce(content -> 'payments', content -> 'refunds') as ways
     from papers where reference = $1 order by issued_at, kind desc`,
    [reference],
  )
  expect(rows.map(({ kind, total, ways }) => [kind, total, ...ways.map(({ label }) => label)])).toEqual([
    ['receipt of refund', 75_498, 'Paid back by our office', 'No longer owed'],
    ['receipt', 75_998, 'Paid: UPI', 'To be paid by 1 Dec 2026'],
  ])
  const { id } = await one<{ id: string }>(
    'select merchant_refund_id as id from refunds where reference = $1 and by_hand and amount_paise = 1950000',
    reference,
  )
  expect(await says('/console/refunds?show=by-hand', 'accountant', reference)).toBe(true)
  const paidBack = (paidOn: string) =>
    ask(`/console/refunds/by-hand/${id}`, {
      role: 'accountant',
      form: { do: 'paid back', way: 'bank', number: 'NEFT55667', paidOn },
    })
  expect((await paidBack('2031-01-01')).status).toBe(422)
  const today = dateInIndia(app.clock.now())
  expect([(await paidBack(today)).status, (await paidBack(today)).status]).toEqual([303, 303])
  expect((await bookingOf(reference)).status).toBe('refunded')
  expect(await says(`/console/bookings/${reference}`, 'manager', 'has arrived')).toBe(false)
  expect(await says('/console/refunds?show=done', 'manager', 'Paid back by hand')).toBe(true)
  expect(await mailsAbout(reference)).toContain(`Your refund is done (${reference})`)
  expect(await says('/console/day-book', 'accountant', 'NEFT55667')).toBe(true)
})

test('a part of what came to the office goes back by hand, and every page says so', async () => {
  const date = await dateOf()
  const { reference } = await sell(date.address, { rupees: '20000', dueOn: '2026-12-01' })
  const address = `/console/refunds/new?booking=${reference}`
  const { text } = await ask(address, { role: 'manager' })
  for (const words of ['Paid to the office', 'By hand: it waits in Refunds'])
    expect([words, text.includes(words)]).toEqual([words, true])
  const part = { do: 'ask', booking: reference, shown: hiddenField(text, 'shown') ?? '', why: 'A tent less' }
  const tooMuch = await ask(address, { role: 'manager', form: { ...part, rupees: '20001' } })
  expect([tooMuch.status, tooMuch.text.includes('At most ₹20,000 can go back.')]).toEqual([422, true])
  const sent = await ask(address, { role: 'manager', form: { ...part, rupees: '1500' } })
  expect(sent.headers.get('location')).toBe('/console/refunds?show=by-hand')
  expect(await says('/console/refunds?show=by-hand', 'manager', '₹1,500')).toBe(true)
  const again = await ask(address, { role: 'manager' })
  expect([again.text.includes('To be paid back by hand'), again.text.includes('PhonePe')]).toEqual([
    true,
    false,
  ])
})

test('what happened is kept as codes, never as sentences', () => expectCodes(app.database.pool))
