import { userInfo } from 'node:os'
import { expect, test } from 'vitest'
import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { phones, rowsWith, sentMessages } from '../setup/account.ts'
import { makeWish, pay, start } from '../setup/booking.ts'
import { asAsha, details, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

const secret = 'a secret of the tests that is long enough'
const app = await startMyBookingsApp({ AUTH_SECRET: secret })
const { pool } = app.database
const pan = 'ABCDE1234F'
const day = 24 * 3600

async function wishAbroad(more: { pan?: string } = {}) {
  const wish = await makeWish(app, { tripId: 'i4', price: 47_500 })
  const userDetails = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: phones.asha.slice(2),
    ...more,
  }
  return { ...wish, userDetails }
}

async function bookAbroad(more: { pan?: string } = {}): Promise<string> {
  const { bookingRef } = await start(app, await wishAbroad(more), await asAsha(app))
  await settle(app, bookingRef, 'COMPLETED')
  return bookingRef
}

async function mailsAbout(reference: string): Promise<string[]> {
  return (await sentMessages(app)).map(({ body }) => body).filter((body) => body.includes(reference))
}
const asksForPan = /Please give us your PAN/

test('a PAN given with the booking is stored encrypted, shown by its end, and asked for no more', async () => {
  const reference = await bookAbroad({ pan: 'abcde 1234f' })
  expect(await rowsWith(app, [pan])).toEqual([])
  expect((await mailsAbout(reference)).join()).not.toMatch(asksForPan)
  const asha = await asAsha(app)
  const booking = await readBooking(asha, reference)
  expect(booking).toMatchObject({ panEnds: '234F', invoiceWanted: { asksPan: false } })
  expect(JSON.stringify(booking)).not.toContain(pan)
  expect(await (await asha.ask('POST', '/export')).text()).toContain(pan)
  expect((await asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)).status).toBe(200)
  expect(await readBooking(asha, reference)).toMatchObject({ panEnds: '234F', invoiceWanted: null })
})

test('it never stops a payment, only a malformed one is named, and at home none is kept', async () => {
  expect(await pay(app, await wishAbroad({ pan: '' }))).toMatchObject({ success: true })
  expect(await pay(app, await wishAbroad({ pan: 'ABCDE12345' }))).toMatchObject({
    code: 'invalid_input',
    field: 'userDetails.pan',
    error: expect.stringContaining('5 letters, 4 digits and a letter'),
  })
  const atHome = await makeWish(app)
  const { bookingRef } = await start(app, { ...atHome, userDetails: { ...atHome.userDetails, pan } } as never)
  const { rows } = await pool.query('select pan from bookings where reference = $1', [bookingRef])
  expect(rows).toEqual([{ pan: null }])
})

test('an attempt that comes to nothing keeps none', async () => {
  const { bookingRef } = await start(app, await wishAbroad({ pan }))
  await settle(app, bookingRef, 'FAILED')
  const { rows } = await pool.query('select pan from bookings where reference = $1', [bookingRef])
  expect(rows).toEqual([{ pan: null }])
})

test('without one, the mail of the booking and one every two days ask, until the invoice is issued', async () => {
  const reference = await bookAbroad()
  const asked = async () => (await mailsAbout(reference)).filter((body) => asksForPan.test(body))
  expect(await asked()).toHaveLength(1)
  expect((await asked())[0]).toContain('by Sun 22 Nov 2026')
  const counts: number[] = []
  for (let days = 1; days <= 9; days++) {
    app.later(day)
    await app.runDueJobs()
    counts.push((await asked()).length)
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4, 4, 4])
})

test('a PAN that is given ends the reminders', async () => {
  const reference = await bookAbroad()
  const before = (await mailsAbout(reference)).length
  const asha = await asAsha(app)
  await asha.ask('PUT', `/bookings/${reference}/invoice-details`, { ...details, pan })
  app.later(3 * day)
  await app.runDueJobs()
  const mails = await mailsAbout(reference)
  expect(mails.slice(before).filter((body) => asksForPan.test(body))).toEqual([])
})

test('the operator reads PANs for the return of the tax, and each reading is noted for a year', async () => {
  const [given, without] = [await bookAbroad({ pan }), await bookAbroad()]
  const later = await bookAbroad()
  const asha = await asAsha(app)
  const put = { ...details, pan: 'ZZZZZ9999Z' }
  expect((await asha.ask('PUT', `/bookings/${later}/invoice-details`, put)).status).toBe(200)
  const env = readEnv({
    DATABASE_URL: app.database.url,
    TEST_CLOCK: app.clock.now().toISOString(),
    AUTH_SECRET: secret,
  })
  const { ok, message } = await runCommand(['tcs', '--csv', '--since', '2026-11-01'], env)
  expect(ok).toBe(true)
  const line = (reference: string) => message.split('\r\n').find((text) => text.startsWith(reference))
  expect(line(given)).toMatch(/,confirmed,Asha Rao,.*,47500,931,ABCDE1234F$/)
  expect(line(without)).toMatch(/,47500,931,not given$/)
  expect(line(later)).toMatch(/,ZZZZZ9999Z$/)
  const reads = () =>
    pool.query('select reference, by from pan_reads where reference = any($1)', [[given, without, later]])
  expect((await reads()).rows).toEqual(
    expect.arrayContaining([given, later].map((reference) => ({ reference, by: userInfo().username }))),
  )
  expect((await reads()).rowCount).toBe(2)
  app.later(367 * day)
  await app.runDueJobs()
  expect((await reads()).rowCount).toBe(0)
})
