import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { makeWish, start } from '../setup/booking.ts'
import { findDifferences } from '../setup/books.ts'
import { startConsole } from '../setup/console.ts'
import { hiddenField } from '../setup/console-forms.ts'
import { sendDetails } from '../setup/guests.ts'
import { raisedPayments } from '../setup/raised-payments.ts'

const phonepe = await startPhonePeSandbox({ now: () => new Date('2026-11-15T06:00:00Z').getTime() })
afterAll(phonepe.stop)
const { app, staff, ask } = await startConsole({
  ...phonepe.settings,
  LIMITS: raisedPayments,
  REFUND_LIMIT: '1000000',
})

async function paidBooking() {
  const wish = await makeWish(app, { guests: 2 })
  const { bookingRef } = await start(app, wish)
  phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state: 'COMPLETED' })
  app.clock.set(new Date(app.clock.now().getTime() + 60_000))
  await app.runDueJobs()
  return { reference: bookingRef, phone: wish.userDetails.phone }
}
const { reference, phone } = await paidBooking()
const address = `/console/bookings/${reference}`
/** Words of a page, without the marks between them that React leaves. */
const wordsOf = (html: string) => html.replaceAll('<!-- -->', '')

test('a booking’s page tells what was sold, its money to zero, papers, messages and one time line', async () => {
  const { status, text } = await ask(address, { role: 'owner' })
  expect(status).toBe(200)
  const page = wordsOf(text)
  for (const said of [
    'Asha Rao, 2 guests',
    'Confirmed',
    '−₹95,998',
    '+₹95,998',
    '₹0 owed',
    'Paid ₹95,998',
    'PhonePe',
    'Voucher',
    'Cancel …',
  ])
    expect(page, said).toContain(said)
  const { rows } = await app.database.pool.query<{ bank: string; subject: string }>(
    `select bank_reference as bank, subject from payments join outbox using (reference) where reference = '${reference}'`,
  )
  expect(page).toContain(`bank reference ${rows[0]?.bank}`)
  expect(page).toContain(rows[0]?.subject)
  expect((await ask('/console/bookings/KF-22222222', { role: 'owner' })).status).toBe(404)
})

test('the page says whose details are missing, with a link for each, and nothing of what was told', async () => {
  const shown = async () => wordsOf((await ask(address, { role: 'manager' })).text)
  const before = await shown()
  const links = [...before.matchAll(/href="[^"]*(\/guest\/[\w-]+)"/g)].map(([, path]) => path ?? '')
  expect([new Set(links).size, before.includes('Missing: all details')]).toEqual([2, true])
  expect((await sendDetails(app, links[1] ?? '')).status).toBe(303)
  const after = await shown()
  expect(after).toContain('Details done')
  expect(after).toContain('Rohan Mehta')
  for (const told of ['98200', 'Budesonide', 'Sunita', 'Jain', '1994'])
    expect([told, after.includes(told)]).toEqual([told, false])
})

test('who needs no phones sees four digits, and what is shown is noted', async () => {
  const spaced = (html: string) => wordsOf(html).replaceAll(' ', '')
  const { text } = await ask(address, { role: 'accountant' })
  expect(spaced(text)).not.toContain(phone)
  expect(text).not.toContain('asha@example.com')
  await staff.takeDeeds()
  const shown = await ask(address, { role: 'accountant', form: { do: 'show phone' } })
  expect(spaced(shown.text)).toContain(phone)
  expect(await staff.takeDeeds()).toEqual(['phone shown'])
  expect(spaced((await ask(address, { role: 'manager' })).text)).toContain(phone)
})

test('a note is kept once, however often its form is sent, under the name of who wrote it, and never changed', async () => {
  const form = { do: 'note', key: randomUUID(), text: 'Ankle is <b>well</b>.\nCall on Monday.' }
  await staff.takeDeeds()
  expect((await ask(address, { role: 'accountant', form })).status).toBe(303)
  expect((await ask(address, { role: 'accountant', form })).status).toBe(303)
  expect(await staff.takeDeeds()).toEqual(['note written'])
  const { text } = await ask(address, { role: 'owner' })
  expect(text.match(/<p class="whitespace-pre-wrap">Ankle is/g)).toHaveLength(1)
  expect(wordsOf(text)).toContain('Sample accountant, Today')
  const empty = await ask(address, { role: 'owner', form: { do: 'note', key: randomUUID(), text: ' ' } })
  expect([empty.status, empty.text.includes('Please write a note.')]).toEqual([422, true])
  for (const change of [
    `update booking_notes set text = 'x' where reference = '${reference}'`,
    `delete from booking_notes where reference = '${reference}'`,
    'truncate booking_notes',
  ])
    await expect(app.database.pool.query(change), change).rejects.toThrow('never changed or removed')
})

test('new tries are offered only while some are used up', async () => {
  expect((await ask(address, { role: 'owner' })).text).not.toContain('Allow new tries')
  await app.database.pool.query(`update bookings set claim_tries = 5 where reference = '${reference}'`)
  expect((await ask(address, { role: 'accountant' })).text).not.toContain('Allow new tries')
  expect((await ask(address, { role: 'manager' })).text).toContain('Allow new tries')
  await staff.takeDeeds()
  expect((await ask(address, { role: 'manager', form: { do: 'allow claim' } })).status).toBe(303)
  expect(await staff.takeDeeds()).toEqual(['claim allowed'])
})

test('one of the guests is taken off for the traveller, by the terms and once; the other stays', async () => {
  const { reference: other } = await paidBooking()
  const page = `/console/bookings/${other}`
  expect(wordsOf((await ask(page, { role: 'manager' })).text)).toContain('Guest 2, no name yet')
  expect((await ask(page, { role: 'accountant' })).text).not.toContain('Take off who can’t come')
  const { text } = await ask(`${page}/cancel?guest=2`, { role: 'manager' })
  expect(wordsOf(text)).toContain('Take 1 guest off, ₹47,499 back')
  expect(wordsOf((await ask(`${page}/cancel?guest=1&guest=2`, { role: 'manager' })).text)).toContain(
    'if it is everybody, cancel the booking instead',
  )
  const form = {
    do: 'cancel',
    shown: hiddenField(text, 'shown') ?? '',
    guest: '2',
    way: 'as paid',
    reason: 'Ill',
    'typed-id': other,
  }
  const takeOff = () => ask(`${page}/cancel?guest=2`, { role: 'manager', form })
  expect((await Promise.all([takeOff(), takeOff()])).map(({ status }) => status).toSorted()).toEqual([
    303, 422,
  ])
  expect(await staff.takeDeeds()).toEqual(['guests cancelled'])
  const after = wordsOf((await ask(page, { role: 'manager' })).text)
  for (const said of ['Asha Rao, 1 guest', 'Left, 15 Nov 2026', '1 guest is taken off'])
    expect(after).toContain(said)
})

test('cancelling shows the sum, asks for the reference typed by hand, and does it once by the terms', async () => {
  const { text } = await ask(`${address}/cancel`, { role: 'manager' })
  const shown = hiddenField(text, 'shown') ?? ''
  const form = {
    do: 'cancel',
    shown,
    way: 'as paid',
    reason: 'She called: broken ankle',
    'typed-id': reference,
  }
  const cancel = (more: object) => ask(`${address}/cancel`, { role: 'manager', form: { ...form, ...more } })
  await staff.takeDeeds()
  expect((await cancel({ 'typed-id': 'KF-22222222' })).status).toBe(422)
  expect((await cancel({ reason: '' })).status).toBe(422)
  expect((await cancel({ shown: '1' })).status).toBe(409)
  expect((await cancel({ way: 'wallet' })).status).toBe(422)
  expect(await staff.takeDeeds()).toEqual([])
  expect((await Promise.all([cancel({}), cancel({})])).map(({ status }) => status).toSorted()).toEqual([
    303, 422,
  ])
  expect(await staff.takeDeeds()).toEqual(['booking cancelled'])
  const page = wordsOf((await ask(address, { role: 'manager' })).text)
  for (const said of ['Refund on its way', 'Sample manager', '₹0 owed', 'On its way'])
    expect(page, said).toContain(said)
  for (const gone of ['Cancel …', 'Refund a part']) expect(page).not.toContain(gone)
  expect(
    await findDifferences({ db: app.database.db, clock: app.clock, settings: phonepe.settings }),
  ).toEqual([])
  expect(app.logged).toEqual([])
})
