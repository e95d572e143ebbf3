import { expect, test } from 'vitest'
import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { accountSettings, sentMessages } from '../setup/account.ts'
import { makeWish, pay, seatsOf, start, startBookingApp, statusOf } from '../setup/booking.ts'

const app = await startBookingApp(accountSettings)
const { phonepe } = app
const day = 24 * 3600
const [tripId, price] = ['w1', 4950]

type Departure = { id: string; run: { text: string; decideOn: string }; taken: string | null }
async function listed(): Promise<Departure[]> {
  const answer = await fetch(`${app.url}/api/trips/${tripId}/departures`)
  return ((await answer.json()) as { departures: Departure[] }).departures
}
async function bookFirst() {
  const wish = await makeWish(app, { tripId, price })
  const started = await start(app, wish)
  phonepe.settleOrder({ merchantOrderId: `${started.bookingRef}-P1`, state: 'COMPLETED' })
  await phonepe.webhooksDelivered()
  await app.comeToRest()
  return { wish, started }
}
/** To a time of a day in India. */
function goTo(date: string, time: string): void {
  app.later((Date.parse(`${date}T${time}+05:30`) - app.clock.now().getTime()) / 1000)
}
const mailsAbout = async (reference: string) =>
  (await sentMessages(app)).filter(
    ({ body, to }) =>
      to === 'asha@example.com' && /^Your (departure|seats)/.test(body) && body.includes(reference),
  )
const subjects = async (reference: string) =>
  (await mailsAbout(reference)).map(({ body }) => body.split(' (')[0]).sort()
function operator(...args: string[]) {
  const settings = { DATABASE_URL: app.database.url, TEST_CLOCK: app.clock.now().toISOString() }
  return runCommand(args, readEnv({ ...settings, ...phonepe.settings }))
}

test('a date is sold until the end of its decision day; after that no hold is let in, however many come at once', async () => {
  const before = await listed()
  const wish = await makeWish(app, { tripId, price })
  const late = await makeWish(app, { tripId, price })
  goTo(before[0]?.run.decideOn ?? '', '23:59:50')
  const started = await start(app, wish)
  expect((await listed())[0]?.id).toBe(before[0]?.id)
  app.later(15)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      pay(app, { ...late, idempotencyKey: `${late.idempotencyKey}-${i}` }),
    ),
  )
  for (const answer of answers)
    expect(answer).toMatchObject({
      success: false,
      code: 'departure_closed',
      error: expect.stringMatching(
        /^Too few travellers by [A-Z][a-z]{2} \d+ Nov, so it is not sold any more\. Please/,
      ),
    })
  expect(await seatsOf(app, wish)).toMatchObject({ held: 1, sold: 0 })
  const after = await listed()
  expect(after.map(({ id }) => id)).not.toContain(before[0]?.id)
  expect(after).toHaveLength(before.length)
  // Who held a seat before midnight may still pay for it.
  phonepe.settleOrder({ merchantOrderId: `${started.bookingRef}-P1`, state: 'COMPLETED' })
  await phonepe.webhooksDelivered()
  await app.comeToRest()
  expect(await statusOf(app, started)).toBe('confirmed')
  const [mail] = await mailsAbout(started.bookingRef)
  expect(mail?.body).toContain('Too few travellers have booked. We are deciding whether it runs.')
})

test('whoever has booked a date that missed its number is told so, and what we have decided, each once', async () => {
  const { wish, started } = await bookFirst()
  const { bookingRef } = started
  const decideOn = (await listed())[0]?.run.decideOn ?? ''
  goTo(decideOn, '08:01:00')
  await app.comeToRest()
  expect(await subjects(bookingRef)).toEqual(['Your seats are booked'])
  app.later(day)
  await app.comeToRest()
  app.later(day)
  await app.comeToRest()
  expect(await subjects(bookingRef)).toEqual([
    'Your departure has too few travellers',
    'Your seats are booked',
  ])
  const told = (await mailsAbout(bookingRef)).find(({ body }) =>
    body.startsWith('Your departure has too few'),
  )
  for (const words of ['and 1 had booked by', 'We now decide whether it runs', 'all your money back'])
    expect(told?.body).toContain(words)
  expect((await operator('run-departure', tripId, wish.booking.batchId)).message).toContain(
    '1 booking is told',
  )
  expect((await operator('run-departure', tripId, wish.booking.batchId)).message).toContain('0 bookings are')
  expect(await subjects(bookingRef)).toContain('Your departure runs')
  expect((await listed())[0]).toMatchObject({ id: wish.booking.batchId, run: { text: 'Confirmed' } })
})

test('a date that is full by open payments says so, and until when', async () => {
  const [first] = await listed()
  await app.database.pool.query(
    'update departures set sold_by_phone = total - 2 - sold where trip_id = $1 and id = $2',
    [tripId, first?.id],
  )
  const wish = await makeWish(app, { tripId, price, guests: 2 })
  const { holdExpiresAt } = await start(app, wish)
  const until = new Date(Date.parse(holdExpiresAt) + 5.5 * 3600_000).toISOString().slice(11, 16)
  expect((await listed())[0]?.taken).toMatch(
    new RegExp(`^\\d+ booked, 2 held in open payments until ${until} IST$`),
  )
})
