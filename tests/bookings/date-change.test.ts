import { expect, test } from 'vitest'
import type { BookingSummary, MyBooking } from '../../server/bookings/views/show-my-booking.ts'
import { expectCodes } from '../setup/kept-codes.ts'
import { asAsha, bookAndPay, details, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()
const { pool } = app.database
const price = 47_999
const day = 24 * 3600
type Asha = Awaited<ReturnType<typeof asAsha>>
type Shown = {
  free: boolean
  total: number
  carried: number
  kept: number
  now: number
  back: number
  owed: number
}

let keys = 0
async function datesOf(tripId = 'lw6'): Promise<string[]> {
  const answer = await fetch(`${app.url}/api/trips/${tripId}/departures`)
  return ((await answer.json()) as { departures: { id: string }[] }).departures.map(({ id }) => id)
}
const preview = async (who: Asha, reference: string, departure: string) =>
  (await (await who.ask('GET', `/bookings/${reference}/move?departure=${departure}`)).json()) as Shown
const move = (who: Asha, reference: string, departure: string, { now, back }: Pick<Shown, 'now' | 'back'>) =>
  who.ask('POST', `/bookings/${reference}/move`, {
    departure,
    now,
    back,
    key: `move-${String(keys++).padStart(16, '0')}`,
  })
const seats = async (id: string) =>
  (await pool.query(`select held, sold from departures where trip_id = 'lw6' and id = $1`, [id])).rows[0] as {
    held: number
    sold: number
  }
const show = async (who: Asha, reference: string) =>
  (await readBooking(who, reference)) as unknown as MyBooking

test('to a date of the same price: at once, free, and the old reference leads to the new', async () => {
  const [first = '', second = ''] = await datesOf()
  const reference = await bookAndPay(app, { guests: 2 })
  const asha = await asAsha(app)
  await asha.ask('PUT', `/bookings/${reference}/guests/2`, { name: 'Dev Rao' })
  await asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)
  const { voucherHref } = await readBooking(asha, reference)
  const read = async (path: string | null) => (await fetch(app.url + path)).text()
  const shown = await preview(asha, reference, second)
  expect(shown).toMatchObject({ free: true, total: 2 * price, carried: 2 * price, kept: 0, now: 0, back: 0 })
  expect((await move(asha, reference, first, shown)).status).toBe(422)
  expect((await move(asha, reference, second, { now: 5, back: 0 })).status).toBe(409)
  const before = [await seats(first), await seats(second)]
  const [moved, again] = await Promise.all(
    [1, 2].map(() =>
      asha.ask('POST', `/bookings/${reference}/move`, {
        departure: second,
        now: 0,
        back: 0,
        key: 'pressed-twice-in-a-row',
      }),
    ),
  )
  if (!moved || !again) throw new Error('nothing was asked')
  expect([moved.status, again.status]).toEqual([200, 200])
  const { bookingRef, paymentUrl } = (await moved.json()) as { bookingRef: string; paymentUrl: string | null }
  expect(paymentUrl).toBeNull()
  expect([await seats(first), await seats(second)]).toEqual([
    { held: 0, sold: (before[0]?.sold ?? 0) - 2 },
    { held: 0, sold: (before[1]?.sold ?? 0) + 2 },
  ])
  expect(await show(asha, reference)).toMatchObject({ status: 'cancelled', movedTo: bookingRef })
  expect(await show(asha, bookingRef)).toMatchObject({
    status: 'confirmed',
    carriesFrom: reference,
    party: [{ name: 'Asha Rao' }, { name: 'Dev Rao' }],
  })
  expect(await read(voucherHref)).toContain('This booking has another date now')
  expect(await read(`/pay/return/${reference}`)).toContain(`It is booking ${bookingRef} now`)
  const { bookings } = (await (await asha.ask('GET', '/bookings')).json()) as { bookings: BookingSummary[] }
  expect(bookings.find((one) => one.bookingRef === reference)).toMatchObject({ movedTo: bookingRef })
  await app.comeToRest()
  expect(await app.differences()).toEqual([])

  // All that was paid for the old one comes back of the new one, through the order of the old.
  const [now] = (await show(asha, bookingRef)).refundSteps
  expect(now?.refund).toBe(2 * price - 500)
  const cancelled = await asha.ask('POST', `/bookings/${bookingRef}/cancel`, {
    way: 'as paid',
    refund: now?.refund,
  })
  expect(cancelled.status).toBe(200)
  await app.comeToRest()
  expect((await show(asha, bookingRef)).status).toBe('refunded')
  expect(await read(voucherHref)).toContain('This booking is cancelled')
  expect(await app.differences()).toEqual([])
})

test('two move to the last seats at once: one has them, and the other keeps what they had', async () => {
  const dates = await datesOf()
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const one = await bookAndPay(app, { guests: 2 })
  const two = await bookAndPay(app, { guests: 2 })
  const asha = await asAsha(app)
  await pool.query(`update departures set total = sold + held + 3 where trip_id = 'lw6' and id = $1`, [last])
  const nothing = { now: 0, back: 0 }
  const answers = await Promise.all([one, two].map((reference) => move(asha, reference, last, nothing)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const states = await Promise.all([one, two].map(async (reference) => (await show(asha, reference)).status))
  expect(states.toSorted()).toEqual(['cancelled', 'confirmed'])

  // Two who change places take both departures in the same order, so neither waits for the other.
  const moved = states[0] === 'cancelled' ? one : two
  const here = (await show(asha, moved)).movedTo ?? ''
  const stayed = moved === one ? two : one
  await pool.query(`update departures set total = sold + held + 6 where trip_id = 'lw6' and id = $1`, [last])
  const shown = await preview(asha, here, first)
  const swapped = await Promise.all([move(asha, here, first, shown), move(asha, stayed, last, nothing)])
  expect(swapped.map(({ status }) => status)).toEqual([200, 200])
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
})

test('one of three leaves while another moves them all: both hold together, whichever came first', async () => {
  const [, second = ''] = await datesOf()
  const asha = await asAsha(app)
  for (let round = 0; round < 4; round++) {
    const reference = await bookAndPay(app, { guests: 3 })
    const leaving = asha.ask('POST', `/bookings/${reference}/leaving`, {
      guests: [2],
      way: 'as paid',
      refund: price - 500,
    })
    const [left, moved] = await Promise.all([leaving, move(asha, reference, second, { now: 0, back: 0 })])
    const shown = await show(asha, reference)
    if (moved.status === 200) {
      const { bookingRef } = (await moved.json()) as { bookingRef: string }
      expect(shown).toMatchObject({ status: 'cancelled', movedTo: bookingRef })
      expect((await show(asha, bookingRef)).party).toHaveLength(left.status === 200 ? 2 : 3)
    } else expect(shown).toMatchObject({ status: 'confirmed', guests: left.status === 200 ? 2 : 3 })
  }
  await app.comeToRest()
  expect(await app.differences()).toEqual([])
})

test('to a dearer date: the old seat stands until the difference is paid; let go, nothing has happened', async () => {
  const [, second = '', third = ''] = await datesOf()
  const reference = await bookAndPay(app, { guests: 1 })
  const asha = await asAsha(app)
  // As if it had been sold for less.
  await pool.query(
    `update bookings set total_paise = 3000000, payable_paise = 3000000 where reference = $1`,
    [reference],
  )
  await pool.query(`alter table booking_changes disable trigger all`)
  await pool.query(`update booking_changes set paise = 3000000 where reference = $1`, [reference])
  await pool.query(`alter table booking_changes enable trigger all`)
  await pool.query(`update booking_guests set share_paise = 3000000 where reference = $1`, [reference])
  await pool.query(`update payments set amount_paise = 3000000, paid_paise = 3000000 where reference = $1`, [
    reference,
  ])
  const shown = await preview(asha, reference, third)
  expect(shown).toMatchObject({ free: true, carried: 30_000, now: price - 30_000, back: 0 })
  const first = await move(asha, reference, second, shown)
  const abandoned = ((await first.json()) as { bookingRef: string }).bookingRef
  const started = await move(asha, reference, third, shown)
  const { bookingRef, paymentUrl } = (await started.json()) as { bookingRef: string; paymentUrl: string }
  expect(paymentUrl).toBe(`/pay/launch/${bookingRef}`)
  // Who chooses anew lets the seats go that were held before.
  expect((await pool.query('select status from bookings where reference = $1', [abandoned])).rows).toEqual([
    { status: 'failed' },
  ])
  expect(await show(asha, reference)).toMatchObject({ status: 'confirmed', movedTo: null })
  await settle(app, bookingRef, 'COMPLETED')
  expect(await show(asha, reference)).toMatchObject({ status: 'cancelled', movedTo: bookingRef })
  expect(await show(asha, bookingRef)).toMatchObject({ status: 'confirmed' })
  const [now] = (await show(asha, bookingRef)).refundSteps
  expect(now?.refund).toBe(price - 500)
})

test('paid while the old booking is cancelled: one of both happens, and no money is lost', async () => {
  const reference = await bookAndPay(app, { guests: 1 })
  const asha = await asAsha(app)
  // Late: half of it is kept, and the difference is to be paid.
  const { startDate } = await show(asha, reference)
  const late = (Date.parse(`${startDate}T00:00:00Z`) - app.clock.now().getTime()) / 1000 - 10 * day
  app.later(late)
  const last = (await datesOf()).at(-1) ?? ''
  const again = await asAsha(app)
  const shown = await preview(again, reference, last)
  expect(shown).toMatchObject({ free: false, kept: shown.now })
  const { bookingRef } = (await (await move(again, reference, last, shown)).json()) as {
    bookingRef: string
  }
  const cancelled = await again.ask('POST', `/bookings/${reference}/cancel`, {
    way: 'as paid',
    refund: shown.carried,
  })
  expect(cancelled.status).toBe(200)
  await settle(app, bookingRef, 'COMPLETED')
  await app.comeToRest()
  expect((await show(again, reference)).status).toBe('refunded')
  const { rows } = await pool.query('select status from bookings where reference = $1', [bookingRef])
  expect(rows).toEqual([{ status: 'refunded' }])
})

test('what happened is kept as codes, never as sentences', () => expectCodes(app.database.pool))
