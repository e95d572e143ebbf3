import { expect, test } from 'vitest'
import type { MyBooking } from '../../server/bookings/views/show-my-booking.ts'
import { loggedPath } from '../../server/http/logged-path.ts'
import { accountSettings, logIn, phones } from '../setup/account.ts'
import { pay, start } from '../setup/booking.ts'
import { expectCodes } from '../setup/kept-codes.ts'
import { readBooking, startMyBookingsApp } from '../setup/my-bookings.ts'
import {
  freeOf,
  join,
  partiesOf,
  post,
  raisedWaiting,
  refuseIdleSeats,
  sellOut,
  statesOf,
  wishFor,
} from '../setup/waiting.ts'

const app = await startMyBookingsApp({ LIMITS: `${accountSettings.LIMITS},${raisedWaiting}` })
const { pool } = app.database
await refuseIdleSeats(pool)
const hour = 3600

async function cancel(reference: string): Promise<void> {
  const asha = await owner(reference)
  const shown = (await readBooking(asha, reference)) as unknown as MyBooking
  const refund = shown.refundSteps[0]?.refund
  expect((await asha.ask('POST', `/bookings/${reference}/cancel`, { way: 'as paid', refund })).status).toBe(
    200,
  )
}
/** Makes a guest's booking Asha's. */
async function owner(reference: string) {
  const asha = await logIn(app, phones.asha)
  await pool.query('update bookings set traveller_id = $2 where reference = $1', [reference, asha.userId])
  return asha
}
const visit = async (path: string) => {
  const answer = await fetch(app.url + path)
  return {
    status: answer.status,
    headers: answer.headers,
    text: (await answer.text()).replaceAll('<!-- -->', ''),
  }
}
const mailsTo = async (subject: string) =>
  (
    await pool.query<{ body: string; recipient: string }>(
      'select body, recipient from outbox where subject like $1 order by id',
      [subject],
    )
  ).rows

test('a party waits whole, its place is told in words, and freed seats are held for the oldest that fits', async () => {
  const { which, path, references } = await sellOut(app, { date: 0, parties: [2, 1] })
  const first = await join(app, path, { seats: '3' })
  expect([first.status, first.to]).toEqual([303, expect.stringMatching(/^\/waiting\/[\w-]{59}$/)])
  const second = await join(app, path, { seats: '2' })
  const third = await join(app, path, { seats: '1' })
  const page = await visit(second.to)
  expect(page.text).toContain('You are second. Ahead of you: a party of 3.')
  expect(page.text).toContain('The clock counts from 8 am to 10 pm and rests at night.')
  expect([page.headers.get('cache-control'), page.text.includes('noindex')]).toEqual(['no-store', true])
  expect(loggedPath(second.to)).not.toContain(second.to.slice(-22))
  expect((await visit(path)).text).toContain('3 parties wait for this date, 6 travellers in all.')
  await app.runDueJobs()
  const told = (await mailsTo('You are on the waiting list%')).find(({ body }) => body.includes(second.to))
  expect(told?.body).toContain('You are second. Ahead of you: a party of 3.')
  await cancel(references[0] ?? '')
  expect(await statesOf(app, which)).toEqual(['waiting', 'offered', 'waiting'])
  expect(await freeOf(app, which)).toBe(0)
  await app.runDueJobs()
  const [offer] = await mailsTo('%for you until%')
  expect(offer?.body).toContain('2 seats are free, and kept for you until')
  expect(offer?.body).toContain('/pay/launch/KF-')
  const { rows } = await pool.query(
    `select recipient from outbox where channel = 'sms' and body like '%news of your trip%'`,
  )
  expect(rows).toHaveLength(1)
  expect((await visit(second.to)).text).toContain('Pay and take the seats')
  expect((await visit(third.to)).text).toContain('You are second.')
  expect(await app.differences()).toEqual([])
})

test('an offer is paid by its link, also after a try that failed, and then the seats are theirs', async () => {
  const { which, path, references } = await sellOut(app, { date: 1, parties: [2] })
  const { to } = await join(app, path, { seats: '2' })
  await cancel(references[0] ?? '')
  const [party] = await partiesOf(app, which)
  const launch = () => fetch(`${app.url}/pay/launch/${party?.reference}`, { redirect: 'manual' })
  expect((await launch()).headers.get('location')).toContain('http')
  app.phonepe.settleOrder({ merchantOrderId: `${party?.reference}-P1`, state: 'FAILED', webhook: true })
  await app.comeToRest()
  expect(await statesOf(app, which)).toEqual(['offered'])
  await launch()
  app.phonepe.settleOrder({ merchantOrderId: `${party?.reference}-P2`, state: 'COMPLETED', webhook: true })
  await app.comeToRest()
  expect(await statesOf(app, which)).toEqual(['taken'])
  expect((await visit(to)).text).toContain('The seats are yours')
  const { rows } = await pool.query('select status, total_paise from bookings where reference = $1', [
    party?.reference,
  ])
  expect(rows).toEqual([{ status: 'confirmed', total_paise: String(2 * 47_999_00) }])
  expect(await app.differences()).toEqual([])
})

test('an offer that nobody pays goes to the next by itself; who let it lapse is told and may wait again, at the end', async () => {
  const { which, path, references } = await sellOut(app, { date: 2, parties: [1] })
  const first = await join(app, path, { phone: '8100000001', email: 'late@example.com' })
  await join(app, path)
  expect((await join(app, path, { phone: '+91 81000 00001' })).status).toBe(409)
  await cancel(references[0] ?? '')
  const [offered] = await partiesOf(app, which)
  app.later(((offered?.until?.getTime() ?? 0) - app.clock.now().getTime()) / 1000 - 1)
  await app.runDueJobs()
  expect(await statesOf(app, which)).toEqual(['offered', 'waiting'])
  app.later(6)
  await app.runDueJobs()
  expect(await statesOf(app, which)).toEqual(['lapsed', 'offered'])
  expect((await visit(first.to)).text).toContain('Wait once more')
  app.later(14 * hour)
  await app.runDueJobs()
  const ended = await mailsTo('Your offer has ended%')
  expect(ended.filter(({ recipient }) => recipient === 'late@example.com')).toHaveLength(1)
  expect((await join(app, path, { phone: '8100000001' })).status).toBe(303)
  expect(await statesOf(app, which)).toEqual(['lapsed', 'offered', 'waiting'])
})

test('leaving takes one press, also from an offer, whose seats the next has at once', async () => {
  const { which, path, references } = await sellOut(app, { date: 3, parties: [1] })
  const [first, second, third] = [await join(app, path), await join(app, path), await join(app, path)]
  expect((await visit(first.to)).status).toBe(200)
  expect(await statesOf(app, which)).toEqual(['waiting', 'waiting', 'waiting'])
  expect(await post(app, second.to, { do: 'leave' })).toMatchObject({ status: 303, to: second.to })
  await cancel(references[0] ?? '')
  expect(await statesOf(app, which)).toEqual(['offered', 'left', 'waiting'])
  await post(app, first.to, { do: 'leave' })
  await post(app, first.to, { do: 'leave' })
  expect(await statesOf(app, which)).toEqual(['left', 'left', 'offered'])
  expect((await visit(third.to)).text).toContain('A seat is kept for you')
  expect(
    (await post(app, `${third.to.slice(0, -1)}${third.to.endsWith('A') ? 'Q' : 'A'}`, { do: 'leave' }))
      .status,
  ).toBe(303)
  expect(await statesOf(app, which)).toEqual(['left', 'left', 'offered'])
})

test('every way in which seats come free offers them within its own transaction', async () => {
  const { which, path, wish, references } = await sellOut(app, { tripId: 'f1', date: 0, parties: [3, 2] })
  const desk = await deskOf()
  const target = { tripId: which[0], id: which[1] }
  const by = { kind: 'command line' } as const
  const widen = (seats: number) =>
    pool.query(
      'update departures set total = total + $3, seats_by_operator = total + $3 where trip_id = $1 and id = $2',
      [...which, seats],
    )
  const countOffered = async () => (await statesOf(app, which)).filter((state) => state === 'offered').length
  /** One waits, seats come free, and nobody but that one gets them: the database refuses every other way. */
  async function offersOne(free: () => Promise<unknown>, prepare?: () => Promise<unknown>): Promise<void> {
    await prepare?.()
    const before = await countOffered()
    expect((await join(app, path)).status).toBe(303)
    await free()
    await app.comeToRest()
    expect([(await countOffered()) - before, await freeOf(app, which)]).toEqual([1, 0])
  }
  await offersOne(() => desk.setSeats(target, 6, by))
  await offersOne(
    () => desk.noteSoldByPhone(target, 0, by),
    async () => {
      await widen(1)
      await desk.noteSoldByPhone(target, 1, by)
    },
  )
  await offersOne(async () => {
    await desk.close(target, by)
    await widen(1)
    await desk.reopen(target, by)
  })
  const held = async () => {
    await widen(1)
    const again = await wishFor(app, { tripId: 'f1', date: 0, guests: 1 })
    return start(app, { ...again, booking: { ...again.booking, batchId: wish.booking.batchId } })
  }
  let started = await held()
  await offersOne(async () =>
    app.phonepe.settleOrder({ merchantOrderId: `${started.bookingRef}-P1`, state: 'FAILED', webhook: true }),
  )
  started = await held()
  await offersOne(async () => app.later(16 * 60))
  const asha = await owner(references[0] ?? '')
  const leaving = (await (await asha.ask('GET', `/bookings/${references[0]}/leaving?guests=2`)).json()) as {
    refund: number
  }
  await offersOne(() =>
    asha.ask('POST', `/bookings/${references[0]}/leaving`, {
      guests: [2],
      way: 'as paid',
      refund: leaving.refund,
    }),
  )
  const [, moving = ''] = references
  await owner(moving)
  const to = (await wishFor(app, { tripId: 'f1', date: 1, guests: 1 })).booking.batchId
  const shown = (await (await asha.ask('GET', `/bookings/${moving}/move?departure=${to}`)).json()) as {
    now: number
    back: number
  }
  await Promise.all([join(app, path), join(app, path)])
  const body = { departure: to, now: shown.now, back: shown.back, key: 'waits-for-who-moves-away' }
  const moved = await asha.ask('POST', `/bookings/${moving}/move`, body)
  const { bookingRef } = (await moved.json()) as { bookingRef: string }
  app.phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state: 'COMPLETED', webhook: true })
  await app.comeToRest()
  expect([await countOffered(), await freeOf(app, which)]).toEqual([8, 0])
  expect(await app.differences()).toEqual([])
})

test('who chooses anew while others wait keeps the seats; what is left goes to them', async () => {
  const { which, path } = await sellOut(app, { tripId: 'f1', date: 2, parties: [1] })
  await pool.query('alter table departures disable trigger no_idle_seats')
  await pool.query(
    'update departures set total = 3, seats_by_operator = 3 where trip_id = $1 and id = $2',
    which,
  )
  const first = await start(app, await wishFor(app, { tripId: 'f1', date: 2, guests: 2 }))
  await join(app, path)
  const wish = await wishFor(app, { tripId: 'f1', date: 2, guests: 1 })
  const replaces = { bookingRef: first.bookingRef, statusToken: first.statusToken }
  const again = await pay(app, { ...wish, booking: { ...wish.booking, replaces } })
  expect(again.success).toBe(true)
  expect([await statesOf(app, which), await freeOf(app, which)]).toEqual([['offered'], 0])
  await pool.query('alter table departures enable trigger no_idle_seats')
})

test('nobody waits for what is free, twice, in vain or in the twenty-first place', async () => {
  const { which, path } = await sellOut(app, { date: 4, parties: [2] })
  const key = 'c0ffee00-0000-4000-8000-000000000001'
  const both = await Promise.all([1, 2].map(() => join(app, path, { key, phone: '8200000000' })))
  expect(new Set(both.map(({ status, to }) => `${status} ${to}`)).size).toBe(1)
  expect((await join(app, path, { seats: '3' })).text).toContain('does not have so many seats')
  expect((await join(app, path, { phone: '12' })).status).toBe(422)
  expect((await join(app, path, { website: 'http://spam.example' })).status).toBe(422)
  expect((await join(app, path, { package: 'golden' })).status).toBe(409)
  expect((await join(app, '/waiting/join/lw6/no-such-date')).status).toBe(409)
  expect((await visit('/waiting/join/lw6/no-such-date')).status).toBe(404)
  const free = (await wishFor(app, { tripId: 'f1', date: 3, guests: 1 })).booking.batchId
  expect((await visit(`/waiting/join/f1/${free}`)).text).toContain('you can book this date at once')
  const many = await Promise.all(Array.from({ length: 25 }, () => join(app, path)))
  expect(many.filter(({ status }) => status === 303)).toHaveLength(19)
  expect((await statesOf(app, which)).length).toBe(20)
  expect((await visit(path)).text).toContain('The waiting list of this date is full.')
})

async function deskOf() {
  const { createSetSeats } = await import('../../server/departures/set-seats.ts')
  const { createNoteSoldByPhone } = await import('../../server/departures/note-sold-by-phone.ts')
  const { createReopenDeparture } = await import('../../server/departures/reopen-departure.ts')
  const { createCloseDeparture } = await import('../../server/departures/close-departure.ts')
  const deps = { db: app.database.db, clock: app.clock }
  return {
    setSeats: createSetSeats(deps),
    noteSoldByPhone: createNoteSoldByPhone(deps),
    reopen: createReopenDeparture(deps),
    close: createCloseDeparture(deps),
  }
}

test('what happened is kept as codes, never as sentences', () => expectCodes(app.database.pool))
