import { expect, test } from 'vitest'
import type { ListedBookings } from '../../app/features/account/my-trips/listed-bookings.ts'
import type { TripAhead } from '../../domain/bookings/trip-ahead.ts'
import { daysBetween, showDate } from '../../domain/calendar/calendar-date.ts'
import { dateInIndia } from '../../domain/calendar/clock.ts'
import { formatRupees } from '../../domain/money/money.ts'
import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { phones } from '../setup/account.ts'
import { makeWish, start } from '../setup/booking.ts'
import { asAsha, bookAndPay, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()
const { pool } = app.database
const day = 24 * 3600

async function returnPage(reference: string): Promise<string> {
  const html = await (await fetch(`${app.url}/pay/return/${reference}`)).text()
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', '’')
}

async function mailsAbout(reference: string, subject: string): Promise<string[]> {
  const { rows } = await pool.query<{ body: string }>(
    'select body from outbox where reference = $1 and subject like $2 order by id',
    [reference, `${subject}%`],
  )
  return rows.map(({ body }) => body)
}

async function wordsAbout(reference: string): Promise<TripAhead['run']> {
  return (await readBooking(await asAsha(app), reference)).ahead?.run ?? null
}

/** A credit in Asha's wallet, as a refund would have left it. */
async function giveCredit(rupees: number): Promise<void> {
  const { userId } = await asAsha(app)
  await pool.query(
    `with w as (insert into wallets (traveller_id, balance_paise) values ($1, $2)
       on conflict (traveller_id) do update set balance_paise = wallets.balance_paise + $2 returning traveller_id)
     insert into wallet_entries (traveller_id, at, from_account, to_account, amount_paise, what)
     select traveller_id, $3, 'credits', 'wallet', $2, 'Given' from w`,
    [userId, rupees * 100, app.clock.now()],
  )
}

test('day, hour, place and whether it runs are told alike in My Trips, on the return page and in the mail', async () => {
  const reference = await bookAndPay(app, { guests: 2, date: 1 })
  const asha = await asAsha(app)
  const { ahead, startDate, endDate, total } = await readBooking(asha, reference)
  expect(ahead).toMatchObject({
    startDate,
    endDate,
    toGo: `${daysBetween(dateInIndia(app.clock.now()), startDate)} days to go`,
    meet: { time: '12:00 noon', place: expect.stringContaining('Manali') },
    run: { state: 'waits', booked: 2, smallest: 6 },
  })
  expect(ahead?.run?.note).toBe(
    `2 of 6 so far: the two of you. If it doesn’t run, all ${formatRupees(total)} comes back.`,
  )
  const { bookings } = (await (await asha.ask('GET', '/bookings')).json()) as ListedBookings
  const listed = bookings.find(({ bookingRef }) => bookingRef === reference)
  expect(listed?.ahead).toEqual(ahead)
  expect((await fetch(app.url + listed?.calendarHref)).status).toBe(200)
  const html = await returnPage(reference)
  const [mail = ''] = await mailsAbout(reference, 'Your seats are booked')
  const { toGo, meet, run } = ahead as TripAhead
  for (const part of [meet?.time, meet?.place, run?.text, run?.note])
    for (const told of [html, mail]) expect(told).toContain(part)
  expect(html).toContain(toGo)
  expect(html).toContain(`href="/my-trips?booking=${reference}"`)
  expect(mail).toContain(`We meet: ${showDate(startDate)}, 12:00 noon (${toGo})`)
})

test('with enough travellers it runs, and part of the money that went back does not come back twice', async () => {
  const [first, second] = [await bookAndPay(app, { guests: 5, date: 2 }), await bookAndPay(app, { date: 2 })]
  expect(await wordsAbout(first)).toMatchObject({
    state: 'runs',
    text: 'It runs: 6 travellers have booked',
    note: null,
  })
  const asha = await asAsha(app)
  const { refundSteps } = await readBooking(asha, second)
  await asha.ask('POST', `/bookings/${second}/cancel`, { way: 'as paid', refund: refundSteps[0]?.refund })
  const settings = { DATABASE_URL: app.database.url, TEST_CLOCK: app.clock.now().toISOString() }
  const env = readEnv({ ...settings, ...app.phonepe.settings })
  expect(await runCommand(['refund', first, '1000'], env)).toMatchObject({ ok: true })
  const { total } = await readBooking(asha, first)
  expect((await wordsAbout(first))?.note).toContain(`all ${formatRupees(total - 1000)} comes back`)
  expect((await readBooking(asha, second)).ahead).toBeNull()
})

test('credit stands beside what was paid, and a payment that fails says that it is back', async () => {
  await giveCredit(7_999)
  const asha = await asAsha(app)
  const wish = { ...(await makeWish(app, { date: 3 })), amount: 40_000 }
  const userDetails = { name: 'Asha Rao', email: 'asha@example.com', phone: phones.asha.slice(2) }
  const failing = await start(
    app,
    { ...wish, userDetails, booking: { ...wish.booking, ...{ useWallet: true } } },
    asha,
  )
  await settle(app, failing.bookingRef, 'FAILED')
  const failed = await returnPage(failing.bookingRef)
  const [money, credit, seats] = [
    '₹40,000 was not paid.',
    'Your credit of ₹7,999 is back in your wallet. It is used again when you pay.',
    'Your seats are on sale again.',
  ].map((words) => failed.indexOf(words))
  expect([money, credit, seats].every((place) => (place ?? -1) > 0)).toBe(true)
  expect([money, credit, seats]).toEqual([money, credit, seats].toSorted((a = 0, b = 0) => a - b))

  const again = {
    ...wish,
    userDetails,
    idempotencyKey: 'having-booked-again-1',
    booking: { ...wish.booking, ...{ useWallet: true } },
  }
  const { bookingRef } = await start(app, again, asha)
  await settle(app, bookingRef, 'COMPLETED')
  const words = 'Paid with PhonePe ₹40,000 · Credit used ₹7,999'
  expect((await returnPage(bookingRef)).replaceAll(/<[^>]+>/g, '')).toContain(words)
  expect((await mailsAbout(bookingRef, 'Your seats are booked'))[0]).toContain(`${words}.`)
  expect(await readBooking(asha, bookingRef)).toMatchObject({
    payable: 40_000,
    wallet: 7_999,
    costs: [{ label: 'Subtotal', amount: 47_999 }],
  })
})

test('after its decision day whoever booked is told, by page and mail, and again when we have decided', async () => {
  const few = await bookAndPay(app, { date: 1 })
  const enough = await bookAndPay(app, { guests: 6, date: 4 })
  const { departureId, decideOn } = (
    await pool.query<{ departureId: string; decideOn: string }>(
      `select departure_id as "departureId", decide_on::text as "decideOn" from bookings
       join departures on departures.id = departure_id and departures.trip_id = bookings.trip_id where reference = $1`,
      [few],
    )
  ).rows[0] ?? { departureId: '', decideOn: '' }
  app.later((daysBetween(dateInIndia(app.clock.now()), decideOn) + 1) * day)
  await app.runDueJobs()
  expect(await wordsAbout(few)).toMatchObject({ state: 'deciding' })
  expect(await returnPage(few)).toContain('We are deciding whether it runs.')
  expect(await mailsAbout(few, 'Your departure has too few travellers')).toHaveLength(1)

  const settings = { DATABASE_URL: app.database.url, TEST_CLOCK: app.clock.now().toISOString() }
  for (let times = 0; times < 2; times++)
    expect(await runCommand(['run-departure', 'lw6', departureId], readEnv(settings))).toMatchObject({
      ok: true,
    })
  expect(await wordsAbout(few)).toMatchObject({ state: 'runs', text: 'It runs: we have decided so' })
  expect(await mailsAbout(few, 'Your departure runs')).toHaveLength(1)

  app.later(30 * day)
  await app.runDueJobs()
  expect(await mailsAbout(enough, 'Your departure runs')).toHaveLength(1)
  expect(await mailsAbout(enough, 'Your departure has too few')).toHaveLength(0)
})
