import { afterAll, expect, test } from 'vitest'
import { addDays } from '../../domain/calendar/calendar-date.ts'
import { startOfDayInIndia } from '../../domain/calendar/clock.ts'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { startBookingApp } from '../setup/booking.ts'
import { raisedPayments } from '../setup/raised-payments.ts'
import { hireStaff, staffSettings } from '../setup/sample-staff.ts'
import { sell, wishFor } from '../setup/waiting.ts'
import { createCancel } from '../setup/waiting-rounds.ts'

const sms = await startSmsSandbox()
afterAll(sms.stop)
const app = await startBookingApp({ ...staffSettings, ...sms.settings('msg91'), LIMITS: raisedPayments })
const { pool, db } = app.database
await hireStaff(db, app.clock.now)
const { booking } = await wishFor(app, { tripId: 'f1', date: 1, guests: 1 })
await pool.query(
  `update departures set smallest = 1, captain_id = (select id from staff where role = 'captain') where trip_id = 'f1' and id = $1`,
  [booking.batchId],
)
const going = await sell(app, { tripId: 'f1', date: 1, guests: 2 })
const cancelled = await sell(app, { tripId: 'f1', date: 1, guests: 1 })
const { rows } = await pool.query(
  `select sold ->> 'startDate' as starts from bookings where reference = $1`,
  [going],
)
const starts: string = rows[0].starts

async function waitUntil(days: number, hour: number): Promise<void> {
  const at = startOfDayInIndia(addDays(starts, -days)).getTime() + hour * 3600_000
  app.later((at - app.clock.now().getTime()) / 1000)
  await app.runDueJobs()
}
const told = async (channel: string) =>
  (
    await pool.query<{ reference: string; subject: string; body: string }>(
      `select reference, subject, body from outbox where channel = $1 and (channel = 'sms' and body not like '%details of%' or subject like '%where we meet%' or subject like 'Tomorrow%') order by id`,
      [channel],
    )
  ).rows

test('three days before travellers hear who leads them and where they meet, and the day before once more; each once, by day', async () => {
  await waitUntil(4, 12)
  expect(await told('mail')).toEqual([])
  await waitUntil(3, 8.5)
  expect(await told('mail')).toEqual([])
  await waitUntil(3, 9.5)
  const first = await told('mail')
  const captain = first.find(({ reference }) => reference === going)
  expect(first.map(({ reference }) => reference).toSorted()).toEqual([cancelled, going].toSorted())
  expect(captain?.body).toMatch(/We meet at \d+:\d+ [ap]m: /)
  expect(captain?.body).toContain('Your captain is Sample captain, +91 ')
  await createCancel(app)(cancelled)
  await waitUntil(3, 15)
  await waitUntil(2, 12)
  expect(await told('mail')).toHaveLength(2)
  await waitUntil(1, 9.5)
  await waitUntil(1, 12)
  const mails = await told('mail')
  expect(mails).toHaveLength(3)
  expect(mails[2]).toMatchObject({
    reference: going,
    subject: expect.stringMatching(/^Tomorrow, \d+:\d+ [ap]m: /),
  })
  expect((await told('sms')).filter(({ reference }) => reference === going)).toHaveLength(2)
})

test('every SMS of these fills in its template in the words that we keep, and brings them to the phone', async () => {
  const { rows: kept } = await pool.query<{ body: string }>(
    `select body from outbox where channel = 'sms' and sent_at is not null`,
  )
  const texts = sms.messages.map(({ text }) => text)
  expect(texts.toSorted()).toEqual(kept.map(({ body }) => body).toSorted())
  for (const words of ['news of your trip on ', 'details of 2 guests are missing for your trip on '])
    expect(texts.some((text) => text.startsWith(`Kafila: ${words}`))).toBe(true)
})
