import { afterEach, expect, test } from 'vitest'
import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { type LoggedIn, logIn, phones, postAuth, rowsWith, sentMessages } from '../setup/account.ts'
import { makeWish, start } from '../setup/booking.ts'
import { asAsha, bookAndPay, details, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()
const { pool } = app.database

afterEach(async () => {
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
})

type Unclaimed = { claimId: string; title: string; status: string; triesLeft: number }
type Listed = { bookings: { bookingRef: string }[]; unclaimed: Unclaimed[] }

const list = async (who: LoggedIn) => (await (await who.ask('GET', '/bookings')).json()) as Listed

/** The guest's booking among those that this traveller's number shows. */
async function unclaimedOf(who: LoggedIn, reference: string): Promise<Unclaimed | undefined> {
  const { rows } = await pool.query('select claim_id from bookings where reference = $1', [reference])
  return (await list(who)).unclaimed.find(({ claimId }) => claimId === rows[0]?.claim_id)
}

async function claim(who: LoggedIn, reference: string, proof: unknown): Promise<Response> {
  const { rows } = await pool.query('select claim_id from bookings where reference = $1', [reference])
  return who.ask('POST', `/bookings/${rows[0]?.claim_id}/claim`, { proof })
}

/** Without login, with a number that another may have. */
async function bookAsGuest(phone: string, date = 0, guests = 1): Promise<string> {
  const userDetails = { name: 'Meera Guest', email: 'meera@example.com', phone: `+${phone}` }
  const { bookingRef } = await start(app, { ...(await makeWish(app, { date, guests })), userDetails })
  await settle(app, bookingRef, 'COMPLETED')
  return bookingRef
}

async function changePhone({ token }: LoggedIn, to: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ phone: to })
  expect((await fetch(`${app.url}/auth/v1/user`, { method: 'PUT', headers, body })).status).toBe(200)
  const confirmed = await postAuth(
    app.url,
    '/verify',
    { type: 'phone_change', phone: to, token: '123456' },
    headers,
  )
  expect(confirmed.status).toBe(200)
}

const cancelBody = async (who: LoggedIn, reference: string, way: string) => ({
  way,
  refund: (await readBooking(who, reference)).refundSteps[0]?.refund,
})

test('whoever has the typed number sees trip, date and status, and can neither open nor cancel nor export it', async () => {
  const reference = await bookAsGuest(phones.ravi)
  const ravi = await logIn(app, phones.ravi)
  const { bookings, unclaimed } = await list(ravi)
  expect(bookings).toEqual([])
  expect(unclaimed).toEqual([
    {
      claimId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: expect.stringContaining('Ladakh'),
      startDate: expect.any(String),
      endDate: expect.any(String),
      status: 'confirmed',
      list: 'upcoming',
      image: expect.any(Object),
      run: expect.any(String),
      triesLeft: 5,
    },
  ])
  for (const secret of [reference, 'Meera', 'meera@', phones.ravi])
    expect(JSON.stringify(unclaimed)).not.toContain(secret)
  expect((await ravi.ask('GET', `/bookings/${reference}`)).status).toBe(404)
  expect((await ravi.ask('PUT', `/bookings/${reference}/invoice-details`, details)).status).toBe(404)
  for (const way of ['wallet', 'as paid']) {
    const answer = await ravi.ask('POST', `/bookings/${reference}/cancel`, { way, refund: 47_499 })
    expect(answer.status).toBe(404)
  }
  const headers = { authorization: `Bearer ${ravi.token}` }
  expect((await fetch(`${app.url}/api/bookings/${reference}`, { headers })).status).toBe(404)
  expect(await (await ravi.ask('POST', '/export')).text()).not.toContain('Meera')
  expect(await (await ravi.ask('GET', '/deletion')).json()).toMatchObject({ blockers: [] })
})

test('with its email address or its reference it belongs to the account, and its money still goes back the way it came', async () => {
  const [byMail, byReference] = [await bookAsGuest(phones.asha), await bookAsGuest(phones.asha, 1)]
  const asha = await asAsha(app)
  const ravi = await logIn(app, phones.ravi)
  expect((await claim(ravi, byMail, 'meera@example.com')).status).toBe(404)
  const opened = await claim(asha, byMail, ' Meera@Example.com ')
  expect([opened.status, await opened.json()]).toEqual([200, { bookingRef: byMail }])
  // A second time is no harm: the first answer may have been lost.
  expect((await claim(asha, byMail, 'whatever')).status).toBe(200)
  expect((await claim(asha, byReference, byReference.slice(3).toLowerCase())).status).toBe(200)
  expect((await list(asha)).unclaimed).toEqual([])
  const booking = await readBooking(asha, byMail)
  expect(booking).toMatchObject({ name: 'Meera Guest', madeByGuest: true })
  expect(booking.events.at(-1)).toMatchObject({ why: 'Added to your account', status: 'confirmed' })
  const told = (await sentMessages(app)).filter(({ body }) =>
    body.startsWith('Your booking is in an account'),
  )
  expect(told.map(({ to }) => to)).toEqual(['meera@example.com', 'meera@example.com'])

  const toWallet = await asha.ask(
    'POST',
    `/bookings/${byMail}/cancel`,
    await cancelBody(asha, byMail, 'wallet'),
  )
  expect(toWallet.status).toBe(422)
  expect(await toWallet.json()).toEqual({
    errors: {
      way: 'This booking was made without login, so its refund goes back the way it was paid.',
    },
  })
  const asPaid = await asha.ask(
    'POST',
    `/bookings/${byMail}/cancel`,
    await cancelBody(asha, byMail, 'as paid'),
  )
  expect(await asPaid.json()).toEqual({ toOnline: 47_499, toWallet: 0 })
  expect(await (await asha.ask('GET', '/wallet')).json()).toMatchObject({ balance: 0 })
})

test('five tries in all, however they are sent and for whichever booking; then the operator can allow more', async () => {
  const [first, second] = [await bookAsGuest(phones.new), await bookAsGuest(phones.new, 1)]
  const who = await logIn(app, phones.new)
  for (const nothing of [undefined, '', ' ', 7, 'x'.repeat(300)])
    expect((await claim(who, first, nothing)).status).toBe(422)
  const wrong = await claim(who, first, 'asha@example.com')
  expect(await wrong.json()).toEqual({
    errors: { proof: 'This booking was made with another email address and reference. 4 tries are left.' },
  })
  expect(await unclaimedOf(who, second)).toMatchObject({ triesLeft: 4 })
  const guesses = Array.from({ length: 9 }, (_, i) =>
    claim(who, i % 2 ? first : second, `guess-${i}@example.com`),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([...Array(6).fill(409), 422, 422, 422])
  const late = await claim(who, first, 'meera@example.com')
  expect([late.status, await late.json()]).toEqual([
    409,
    { error: 'There are no tries left. Please write to us.', code: 'no_tries_left' },
  ])
  // Another device of the same number has none either.
  expect(await unclaimedOf(await logIn(app, phones.new), first)).toMatchObject({ triesLeft: 0 })

  const settings = { DATABASE_URL: app.database.url, ...app.phonepe.settings }
  const allow = (reference: string) => runCommand(['allow-claim', reference], readEnv(settings))
  expect(await allow(first)).toMatchObject({ ok: true })
  expect(await unclaimedOf(who, first)).toMatchObject({ triesLeft: 5 })
  expect((await claim(who, first, 'meera@example.com')).status).toBe(200)
  expect(await allow(first)).toMatchObject({ ok: false })
})

test('what is asked for with strange ids is not found', async () => {
  const asha = await asAsha(app)
  for (const id of ['KF-22222222', '%00', 'x', '00000000-0000-4000-8000-000000000000'])
    expect((await asha.ask('POST', `/bookings/${id}/claim`, { proof: 'a@example.com' })).status).toBe(404)
})

test('bookings follow their owner to another number, and the next holder of the old one finds nothing of them', async () => {
  const own = await bookAndPay(app, { date: 2 })
  const claimed = await bookAsGuest(phones.asha, 2)
  const asha = await asAsha(app)
  expect((await claim(asha, claimed, claimed)).status).toBe(200)
  await changePhone(asha, phones.later)
  const { bookings } = await list(asha)
  expect(bookings.map(({ bookingRef }) => bookingRef)).toEqual(expect.arrayContaining([own, claimed]))

  const next = await logIn(app, phones.asha)
  expect(next.userId).not.toBe(asha.userId)
  expect(await list(next)).toEqual({ bookings: [], unclaimed: [], places: [] })
  for (const reference of [own, claimed]) {
    expect((await next.ask('GET', `/bookings/${reference}`)).status).toBe(404)
    expect((await claim(next, reference, reference)).status).toBe(404)
  }
})

test('after a deletion nobody can open what was the account’s: it stays for the books', async () => {
  const phone = phones.gone
  const who = await logIn(app, phone)
  const wish = await makeWish(app, { date: 3 })
  const userDetails = { name: 'Gone Soon', email: 'gone@example.com', phone: `+${phone}` }
  const { bookingRef } = await start(app, { ...wish, userDetails }, who)
  await settle(app, bookingRef, 'COMPLETED')
  const cancel = await cancelBody(who, bookingRef, 'as paid')
  expect((await who.ask('POST', `/bookings/${bookingRef}/cancel`, cancel)).status).toBe(200)
  await app.comeToRest()
  expect((await who.ask('DELETE', '')).status).toBe(204)
  const next = await logIn(app, phone)
  expect(await list(next)).toEqual({ bookings: [], unclaimed: [], places: [] })
  expect((await claim(next, bookingRef, 'gone@example.com')).status).toBe(404)
  expect((await rowsWith(app, ['Gone Soon'])).map(({ table }) => table)).toContain('public.bookings')
})

test('cancelled by us shortly before the start: all of it back, and credit for the trouble that waits for a guest', async () => {
  const guest = await bookAsGuest(phones.ravi, 4, 2)
  const own = await bookAndPay(app, { date: 4 })
  const { rows } = await pool.query('select departure_id from bookings where reference = $1', [own])
  const departure = rows[0]?.departure_id as string
  await pool.query(
    `update bookings set sold = jsonb_set(sold, '{startDate}', '"2026-11-29"') where departure_id = $1`,
    [departure],
  )
  const settings = {
    DATABASE_URL: app.database.url,
    TEST_CLOCK: app.clock.now().toISOString(),
    ...app.phonepe.settings,
  }
  const cancel = () => runCommand(['cancel-departure', 'lw6', departure], readEnv(settings))
  expect((await cancel()).message).toContain('₹1,43,997 on its way back through PhonePe')
  expect((await cancel()).message).toContain(': 0 bookings cancelled')
  app.later(60)
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
  const mailAbout = async (reference: string) =>
    (await sentMessages(app)).find(
      ({ body }) => body.startsWith('Your booking is cancelled') && body.includes(reference),
    )
  const asha = await asAsha(app)
  const { entries } = (await (await asha.ask('GET', '/wallet')).json()) as {
    entries: { what: string; amount: number; reference: string }[]
  }
  expect(entries.filter(({ reference }) => reference === own)).toMatchObject([
    { what: expect.stringMatching(/^For the trouble with /), amount: 1_000 },
  ])
  expect(await readBooking(asha, own)).toMatchObject({ troubleCredit: 1_000, toWallet: 0 })
  expect((await mailAbout(own))?.body).toContain(
    'For the trouble we give you ₹1,000 of credit. It is in your wallet and pays for any trip.',
  )
  expect((await mailAbout(guest))?.body).toContain(
    'For the trouble we give you ₹2,000 of credit, ₹1,000 for each guest. It waits for you: log in',
  )

  const ravi = await logIn(app, phones.ravi)
  const balance = async () =>
    ((await (await ravi.ask('GET', '/wallet')).json()) as { balance: number }).balance
  const before = await balance()
  expect(await unclaimedOf(ravi, guest)).toMatchObject({ status: 'refunded' })
  expect((await claim(ravi, guest, 'meera@example.com')).status).toBe(200)
  expect((await claim(ravi, guest, 'meera@example.com')).status).toBe(200)
  expect((await balance()) - before).toBe(2_000)
})

test('cancelled by us fifteen days before the start, there is no credit for the trouble', async () => {
  const own = await bookAndPay(app, { date: 3 })
  const { rows } = await pool.query('select departure_id from bookings where reference = $1', [own])
  await pool.query(
    `update bookings set sold = jsonb_set(sold, '{startDate}', '"2026-11-30"') where reference = $1`,
    [own],
  )
  const settings = {
    DATABASE_URL: app.database.url,
    TEST_CLOCK: app.clock.now().toISOString(),
    ...app.phonepe.settings,
  }
  // The site's own jobs could have sent it by the time that we look.
  app.phonepe.injectFault({ operation: 'refund', fault: { kind: 'refuse', message: 'No' }, times: 100 })
  await runCommand(['cancel-departure', 'lw6', rows[0]?.departure_id], readEnv(settings))
  expect(await readBooking(await asAsha(app), own)).toMatchObject({ troubleCredit: 0, status: 'refunding' })
})
