import { expect, test } from 'vitest'
import { addDays } from '../../domain/calendar/calendar-date.ts'
import { startOfDayInIndia } from '../../domain/calendar/clock.ts'
import { conditions } from '../../domain/guests/details.ts'
import { createAuthSecrets } from '../../server/auth/keys/auth-secrets.ts'
import { createRenewSealed } from '../../server/auth/keys/renew-sealed.ts'
import { readGuestsOfDeparture } from '../../server/bookings/guests/details-store.ts'
import { createOpenHealth } from '../../server/guests/open-health.ts'
import { createLog } from '../../server/log.ts'
import { accountSettings, logIn, phones, rowsWith } from '../setup/account.ts'
import { goodDetails, goodPapers } from '../setup/guest-form.ts'
import { bookAbroad, linksOf, sendDetails, standingOf, visitGuest } from '../setup/guests.ts'
import { asAsha, bookAndPay, startMyBookingsApp } from '../setup/my-bookings.ts'
import { raisedPayments } from '../setup/raised-payments.ts'

const secret = 'a secret of the tests that is long enough'
const app = await startMyBookingsApp({
  AUTH_SECRET: secret,
  LIMITS: `${accountSettings.LIMITS},${raisedPayments},guestDetails:1000/600`,
})
const { pool, db } = app.database
const day = 24 * 3600
const rowsOf = async (reference: string) =>
  (await pool.query('select * from guest_details where reference = $1 order by n', [reference])).rows
const daysOf = async (reference: string) =>
  (
    await pool.query<{ starts: string; ends: string; trip_id: string; departure_id: string }>(
      `select sold ->> 'startDate' as starts, sold ->> 'endDate' as ends, trip_id, departure_id from bookings where reference = $1`,
      [reference],
    )
  ).rows[0] ?? { starts: '', ends: '', trip_id: '', departure_id: '' }
const mails = async (reference: string) =>
  (
    await pool.query<{ body: string }>(
      `select body from outbox where reference = $1 and subject like 'Details missing%' order by id`,
      [reference],
    )
  ).rows.map(({ body }) => body)
/** To an hour of a day in India, on which the jobs then run. */
async function at(date: string, hour: number): Promise<void> {
  const moment = startOfDayInIndia(date).getTime() + hour * 3600_000
  app.later((moment - app.clock.now().getTime()) / 1000)
  await app.runDueJobs()
}

test('with another date what was told goes along, the old link says so, and the new one opens it', async () => {
  const reference = await bookAndPay(app, { guests: 2 })
  const asha = await asAsha(app)
  const [, friend = ''] = await linksOf(app, reference)
  expect((await sendDetails(app, friend)).status).toBe(303)
  const { departures } = (await (await fetch(`${app.url}/api/trips/lw6/departures`)).json()) as {
    departures: { id: string }[]
  }
  const moved = await asha.ask('POST', `/bookings/${reference}/move`, {
    departure: departures[1]?.id,
    now: 0,
    back: 0,
    key: 'move-with-all-that-was-told',
  })
  const { bookingRef } = (await moved.json()) as { bookingRef: string }
  expect(await rowsOf(reference)).toEqual([])
  expect(await rowsOf(bookingRef)).toMatchObject([{ n: 2, phone: '919820012345', diet: 'jain' }])
  expect(await standingOf(app, bookingRef)).toMatchObject([{ told: false }, { told: true, missing: [] }])
  const old = await visitGuest(app, friend)
  expect([old.status, old.text.includes('This booking has another date now')]).toEqual([410, true])
  const [, next = ''] = await linksOf(app, bookingRef)
  expect((await visitGuest(app, next)).text).toContain('All your details are there')
})

test('health is opened for staff alone, and each reading is a row of the log without a word of it', async () => {
  const reference = await bookAndPay(app)
  const [own = ''] = await linksOf(app, reference)
  await sendDetails(app, own)
  const { trip_id, departure_id } = await daysOf(reference)
  const guests = await readGuestsOfDeparture(db, trip_id, departure_id)
  expect(guests.find(({ guest }) => guest.reference === reference)).toMatchObject({
    details: { diet: 'jain', emergencyName: 'Sunita Mehta' },
    hasHealth: true,
  })
  expect(JSON.stringify(guests)).not.toContain('"health":')
  const sealing = createAuthSecrets(secret).guestDetails
  const { rows } = await pool.query<{ health: string }>(
    'select health from guest_details where reference = $1 and n = 1',
    [reference],
  )
  const health = rows[0]?.health ?? ''
  expect(createOpenHealth(sealing)(health)).toEqual({
    conditions: [conditions.lungs],
    note: 'Carries a Budesonide inhaler',
  })
  const stranger = createAuthSecrets('a secret of another site, which is long').guestDetails
  expect(createOpenHealth(stranger)(health)).toBeNull()
})

test('under a new AUTH_SECRET everything is encrypted anew, with the number of the new key', async () => {
  const next = createAuthSecrets('another secret of the tests that is long', [secret])
  const log = createLog('info', { write: () => {} })
  const before = (await pool.query('select health, licence from guest_details order by reference, n')).rows
  await createRenewSealed({ db, secrets: next, log })()
  const after = (await pool.query('select health, licence from guest_details order by reference, n')).rows
  expect(after).toHaveLength(before.length)
  const alone = createAuthSecrets('another secret of the tests that is long').guestDetails
  const former = createAuthSecrets(secret).guestDetails
  for (const [i, { health, licence }] of after.entries()) {
    expect(health.split(':')[0]).not.toBe(before[i]?.health.split(':')[0])
    expect([alone.open(health)?.isCurrent, former.open(health)]).toEqual([true, null])
    expect(alone.open(licence)?.text).toContain('MH1220110012345')
  }
  await createRenewSealed({
    db,
    secrets: createAuthSecrets(secret, ['another secret of the tests that is long']),
    log,
  })()
})

test('whoever booked is reminded while something is missing: after two days, 21, 10 and 5 before, by day and each once', async () => {
  const reference = await bookAndPay(app, { guests: 2, date: 2 })
  const other = await bookAndPay(app, { date: 2 })
  const { starts } = await daysOf(reference)
  const [own = '', friend = ''] = await linksOf(app, reference)
  for (const path of await linksOf(app, other)) expect((await sendDetails(app, path)).status).toBe(303)
  app.later(1 * day)
  await app.runDueJobs()
  expect(await mails(reference)).toEqual([])
  app.later(1 * day)
  await app.runDueJobs()
  const [first = ''] = await mails(reference)
  expect(first).toContain(`Asha: all details\nhttp://localhost:3000${own}`)
  expect(first).toContain(`Guest 2: all details\nhttp://localhost:3000${friend}`)
  // Mails are kept for thirty days, so the first is gone by then.
  await at(addDays(starts, -22), 12)
  await at(addDays(starts, -21), 8)
  expect(await mails(reference)).toEqual([])
  await at(addDays(starts, -21), 10)
  await at(addDays(starts, -20), 10)
  expect(await mails(reference)).toHaveLength(1)
  await sendDetails(app, friend)
  await at(addDays(starts, -10), 10)
  const second = (await mails(reference))[1] ?? ''
  expect([second.includes(own), second.includes(friend)]).toEqual([true, false])
  await sendDetails(app, own, { ...goodDetails, name: 'Asha Rao' })
  await at(addDays(starts, -5), 10)
  expect(await mails(reference)).toHaveLength(2)
  expect(await mails(other)).toEqual([])
})

test('thirty days after the trip all of it is gone, and the links die with its last day', async () => {
  const reference = await bookAndPay(app, { guests: 2, date: 3 })
  const { ends } = await daysOf(reference)
  const [own = '', friend = ''] = await linksOf(app, reference)
  for (const path of [own, friend]) expect((await sendDetails(app, path)).status).toBe(303)
  await at(ends, 20)
  expect((await visitGuest(app, own)).status).toBe(200)
  await at(addDays(ends, 1), 10)
  const over = await visitGuest(app, own)
  expect([over.status, over.text.includes('This trip is over')]).toEqual([410, true])
  expect((await sendDetails(app, own, { ...goodDetails, revision: '1' })).status).toBe(410)
  await at(addDays(ends, 30), 12)
  expect(await rowsOf(reference)).toHaveLength(2)
  await at(addDays(ends, 31), 12)
  expect(await rowsOf(reference)).toEqual([])
})

test('thirty days after the trip a dump holds nothing of health, passport, licence and PAN, not even encrypted', async () => {
  const [reference, abroad] = [await bookAndPay(app, { guests: 1 }), await bookAbroad(app, 2)]
  const [own = ''] = await linksOf(app, reference)
  const [, friend = ''] = await linksOf(app, abroad)
  expect((await sendDetails(app, own)).status).toBe(303)
  expect((await sendDetails(app, friend, { ...goodDetails, ...goodPapers })).status).toBe(303)
  const rows = [...(await rowsOf(reference)), ...(await rowsOf(abroad))]
  const sealed: string[] = rows.flatMap(({ health, licence, passport, pan }) =>
    [health, licence, passport, pan].filter(Boolean),
  )
  expect(sealed).toHaveLength(4)
  expect(await rowsWith(app, sealed)).toHaveLength(2)
  const ends = [(await daysOf(reference)).ends, (await daysOf(abroad)).ends].toSorted()
  await at(addDays(ends[1] ?? '', 31), 12)
  expect(await rowsWith(app, sealed)).toEqual([])
})

test('with the account goes what was told for its trips; before, the download holds one’s own', async () => {
  const reference = await bookAndPay(app, { guests: 2 })
  const [own = '', friend = ''] = await linksOf(app, reference)
  await sendDetails(app, own, { ...goodDetails, name: 'Asha Rao' })
  await sendDetails(app, friend, { ...goodDetails, ...goodPapers, healthWords: 'Of the friend' })
  const { ends } = await daysOf(reference)
  await at(addDays(ends, 2), 12)
  const asha = await logIn(app, phones.asha)
  const exported = await (await asha.ask('POST', '/export')).text()
  expect([exported.includes('Budesonide'), exported.includes('Of the friend')]).toEqual([true, false])
  expect((await asha.ask('DELETE', '')).status).toBe(204)
  expect(await rowsOf(reference)).toEqual([])
})
