import { expect, test } from 'vitest'
import { makeWish, start, startBookingApp } from '../setup/booking.ts'

const app = await startBookingApp({ LIMITS: 'paymentPerAddress:100000/600,enquiry:1000/60' })
const { phonepe } = app
const day = 24 * 3600

async function rows<Row extends object>(query: string): Promise<Row[]> {
  return (await app.database.pool.query<Row>(query)).rows
}
const count = async (from: string) =>
  Number((await rows<{ n: string }>(`select count(*) n from ${from}`))[0]?.n)

/** To so many seconds after the start. */
const startedAt = app.clock.now().getTime()
const laterThan = (seconds: number) => app.later(seconds - (app.clock.now().getTime() - startedAt) / 1000)

async function enquire(email: string): Promise<void> {
  const answer = await fetch(`${app.url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Asha Rao',
      email,
      message: 'Is the road to Turtuk open in March?',
      additionalData: { subject: 'Roads' },
      pageUrl: '/contact',
      formType: 'Contact Form',
    }),
  })
  expect(answer.status).toBe(201)
}

async function subscribe(email: string): Promise<void> {
  await fetch(`${app.url}/newsletter`, { method: 'POST', body: new URLSearchParams({ email }) })
}

const enquirers = async () =>
  (await rows<{ email: string }>('select email from enquiries order by email')).map(({ email }) => email)
const subscribers = async () =>
  (await rows<{ email: string }>('select email from newsletter_subscribers order by email')).map(
    ({ email }) => email,
  )
const paid = await start(app, await makeWish(app))
phonepe.settleOrder({ merchantOrderId: `${paid.bookingRef}-P1`, state: 'COMPLETED', webhook: true })
await app.comeToRest()
const unpaid = await start(app, await makeWish(app))
/** What staff noted about each of them. */
const writer = '00000000-0000-4000-8000-000000000001'
await app.database.pool.query(
  `insert into staff (id, phone, name, role, active_from) values ($1, '919811000000', 'Asha', 'owner', now())`,
  [writer],
)
for (const { bookingRef } of [paid, unpaid])
  await app.database.pool.query(
    `insert into booking_notes (form_key, reference, at, staff_id, text) values (gen_random_uuid(), $1, now(), $2, 'Calls after six')`,
    [bookingRef, writer],
  )
const noted = async () =>
  (await rows<{ reference: string }>('select reference from booking_notes')).map(({ reference }) => reference)
const personOf = async (reference: string) =>
  (await rows(`select name, email, phone from bookings where reference = '${reference}'`))[0]
const paymentOf = async (reference: string) =>
  (
    await rows(
      `select amount_paise, transaction_id, payment_mode from payments where reference = '${reference}' and state = 'completed'`,
    )
  )[0]

test('messages and unconfirmed addresses go after 30 days, younger ones and what was confirmed stay', async () => {
  await enquire('old@example.com')
  for (const email of ['never@example.com', 'reader@example.com', 'left@example.com']) await subscribe(email)
  await app.database.pool.query(
    `update newsletter_subscribers set confirmed_at = requested_at where email <> 'never@example.com'`,
  )
  await app.database.pool.query(
    `update newsletter_subscribers set unsubscribed_at = requested_at where email = 'left@example.com'`,
  )
  laterThan(29 * day)
  await enquire('young@example.com')
  await app.runDueJobs()
  expect(await count("outbox where body like '%old@example.com%'")).toBe(1)
  expect(await subscribers()).toHaveLength(3)
  laterThan(31 * day)
  await app.runDueJobs()
  expect(await count("outbox where body like '%old@example.com%'")).toBe(0)
  expect(await count("outbox where body like '%young@example.com%'")).toBe(1)
  expect(await subscribers()).toEqual(['reader@example.com'])
  expect(await enquirers()).toEqual(['old@example.com', 'young@example.com'])
})

test('enquiries, and who began a booking and never paid, go after a year', async () => {
  expect(await personOf(unpaid.bookingRef)).toMatchObject({ name: 'Asha Rao' })
  expect(await noted()).toHaveLength(2)
  laterThan(366 * day)
  await app.runDueJobs()
  expect(await noted()).toEqual([paid.bookingRef])
  expect(await enquirers()).toEqual(['young@example.com'])
  expect(await personOf(unpaid.bookingRef)).toEqual({ name: '', email: '', phone: '' })
  expect(await personOf(paid.bookingRef)).toMatchObject({ name: 'Asha Rao', email: 'asha@example.com' })
})

test('PhonePe’s numbers go after seven years; books and invoices stay', async () => {
  const books = async () => [
    await count('papers'),
    await count('booking_events'),
    await count('payments'),
    await personOf(paid.bookingRef),
  ]
  laterThan(7 * 365 * day)
  await app.runDueJobs()
  const before = await books()
  expect(before[0]).toBe(1)
  expect(await noted()).toEqual([paid.bookingRef])
  expect(await paymentOf(paid.bookingRef)).toMatchObject({ transaction_id: expect.stringMatching(/./) })
  laterThan(7 * 366 * day)
  // A note is kept by the database's own clock, too.
  await app.database.pool.query(`update bookings set created_at = created_at - interval '7 years'`)
  await app.runDueJobs()
  expect(await paymentOf(paid.bookingRef)).toMatchObject({
    amount_paise: String(47_999_00),
    transaction_id: null,
    payment_mode: null,
  })
  expect(await books()).toEqual(before)
  expect(await noted()).toEqual([])
  expect(await app.differences()).toEqual([])
})
