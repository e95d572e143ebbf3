import { expect, test } from 'vitest'
import { makeWish, pay, start, startBookingApp } from '../setup/booking.ts'

const app = await startBookingApp()
const { phonepe } = app

async function read(reference: string) {
  const answer = await fetch(`${app.url}/pay/return/${reference}`)
  const html = await answer.text()
  const [, title = ''] = /<h1[^>]*>([^<]+)<\/h1>/.exec(html) ?? []
  return { answer, html, title }
}

async function open(date: number) {
  const wish = await makeWish(app, { date })
  const { bookingRef } = await start(app, wish)
  const settle = async (state: 'COMPLETED' | 'FAILED', webhook = false) => {
    phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state, webhook })
    await phonepe.webhooksDelivered()
    await app.runDueJobs()
  }
  return { reference: bookingRef, wish, settle }
}

test('a payment that is open waits, looks again by itself, and says until when the seats are kept', async () => {
  const { reference, wish } = await open(0)
  const { answer, html, title } = await read(reference)
  expect(answer.status).toBe(200)
  expect(title).toBe('Waiting for PhonePe')
  expect(html).toContain('Your seats are kept until 11:45 am IST')
  const [head = ''] = html.split('</head>')
  expect(head).toContain('<noscript><meta http-equiv="refresh" content="5"/></noscript>')
  expect(html).toContain(reference)
  expect(html).toContain('₹47,999')
  const { name, email, phone } = wish.userDetails
  for (const secret of [name, email, phone]) expect(html).not.toContain(secret)
})

test('it is never kept, not for search engines, and stays in touch with the window that opened it', async () => {
  const { reference } = await open(1)
  const { answer, html } = await read(reference)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(answer.headers.get('cross-origin-opener-policy')).toBeNull()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  const launch = await fetch(`${app.url}/pay/launch/${reference}`, { redirect: 'manual' })
  expect(launch.headers.get('cross-origin-opener-policy')).toBeNull()
  const other = await fetch(`${app.url}/trip/lw6`)
  expect(other.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
})

test('it asks PhonePe once and says what became of the payment', async () => {
  const paid = await open(2)
  await paid.settle('COMPLETED')
  expect(await read(paid.reference)).toMatchObject({ title: 'Your seats are booked' })
  const failed = await open(2)
  await failed.settle('FAILED')
  const { title, html } = await read(failed.reference)
  expect(title).toBe('The payment did not go through')
  expect(html).toContain('href="/trip/lw6#try-again"')
  expect(html).not.toContain('http-equiv="refresh"')
})

test('a hold that is over says so, and a late payment that it was booked after all', async () => {
  const { reference, settle } = await open(3)
  phonepe.changeOrder({ merchantOrderId: `${reference}-P1`, neverExpires: true })
  app.later(15 * 60 + 1)
  await app.runDueJobs()
  expect((await read(reference)).title).toBe('The 15 minutes are over')
  await settle('COMPLETED', true)
  const { title, html } = await read(reference)
  expect(title).toBe('Your seats are booked')
  expect(html).toContain('Your payment came late, but your seats were still free.')
})

test('an unknown reference is not found, in words', async () => {
  for (const reference of ['KF-22222222', 'KF-1', 'kf-22222222', 'anything']) {
    const { answer, title } = await read(reference)
    expect([reference, answer.status, title]).toEqual([reference, 404, 'We do not know this payment'])
    expect(answer.headers.get('cross-origin-opener-policy')).toBeNull()
  }
})

test('however many ask for an order that was lost, PhonePe is asked once, and one takes its place', async () => {
  const wish = await makeWish(app, { date: 4 })
  phonepe.injectFault({ operation: 'pay', fault: { kind: 'drop' } })
  expect(await pay(app, wish)).toMatchObject({ code: 'provider_unavailable' })
  app.later(13)
  // Our own look is due by now as well.
  await app.runDueJobs()
  const { paymentUrl } = await start(app, wish)
  const before = phonepe.calls()
  await Promise.all(Array.from({ length: 5 }, () => fetch(app.url + paymentUrl, { redirect: 'manual' })))
  const { orderStatus, pay: paid } = phonepe.calls()
  expect([orderStatus - before.orderStatus, paid - before.pay]).toEqual([1, 1])
})

test('however often it is reloaded, PhonePe is asked once in three seconds', async () => {
  const { reference, settle } = await open(1)
  const before = phonepe.calls().orderStatus
  for (let times = 0; times < 5; times++) await read(reference)
  await Promise.all(Array.from({ length: 5 }, () => read(reference)))
  expect(phonepe.calls().orderStatus - before).toBe(1)
  await settle('COMPLETED')
  expect((await read(reference)).title).toBe('Waiting for PhonePe')
  app.later(3)
  expect((await read(reference)).title).toBe('Your seats are booked')
  expect(phonepe.calls().orderStatus - before).toBe(2)
})
