import { beforeAll, expect, test } from 'vitest'
import { logIn, phones, rowsWith } from '../setup/account.ts'
import { type BookingApp, makeWish, start } from '../setup/booking.ts'
import { asAsha, bookAndPay, details, readBooking, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

let app: BookingApp
beforeAll(async () => {
  app = await startMyBookingsApp()
})

type Deletion = { blockers: { code: string; text: string; way: { label: string; to: string } }[] }

test('lists hold what is to come and what was cancelled, with a picture and where the refund is', async () => {
  const [kept, cancelled] = [await bookAndPay(app), await bookAndPay(app, { date: 1 })]
  const asha = await asAsha(app)
  const { refundSteps } = await readBooking(asha, cancelled)
  await asha.ask('POST', `/bookings/${cancelled}/cancel`, { way: 'as paid', refund: refundSteps[0]?.refund })
  const { bookings } = (await (await asha.ask('GET', '/bookings')).json()) as {
    bookings: {
      bookingRef: string
      list: string
      image: { src: string }
      refund: { amount: number } | null
    }[]
  }
  const find = (reference: string) => bookings.find(({ bookingRef }) => bookingRef === reference)
  expect(find(kept)).toMatchObject({ list: 'upcoming', refund: null, image: { src: expect.any(String) } })
  expect(find(cancelled)).toMatchObject({ list: 'cancelled', refund: { amount: refundSteps[0]?.refund } })
  const ravi = await logIn(app, phones.ravi)
  expect(await (await ravi.ask('GET', '/bookings')).json()).toEqual({ bookings: [] })
})

test('no account goes with a trip ahead, an open payment or credit; then all but what the law keeps is erased', async () => {
  const reference = await bookAndPay(app, { date: 2 })
  const guest = { name: 'Asha Unpaid', email: 'unpaid@example.com', phone: phones.asha.slice(2) }
  const failed = await start(app, { ...(await makeWish(app, { date: 3 })), userDetails: guest })
  await settle(app, failed.bookingRef, 'FAILED')
  const open = await start(app, { ...(await makeWish(app, { date: 3 })), userDetails: guest })
  const asha = await asAsha(app)
  await asha.ask('PUT', `/bookings/${reference}/invoice-details`, details)
  const blockers = async () =>
    ((await (await asha.ask('GET', '/deletion')).json()) as Deletion).blockers.map(({ code }) => code)
  const deletion = async () => {
    const answer = await asha.ask('DELETE', '')
    return answer.status === 204 ? 'deleted' : ((await answer.json()) as { code: string }).code
  }
  expect(await blockers()).toContain('trip_ahead')
  expect(await deletion()).toBe('trip_ahead')
  const { bookings } = (await (await asha.ask('GET', '/bookings')).json()) as {
    bookings: { bookingRef: string; status: string }[]
  }
  for (const { bookingRef } of bookings.filter(({ status }) => status === 'confirmed')) {
    const { refundSteps } = await readBooking(asha, bookingRef)
    const way = bookingRef === reference ? 'wallet' : 'as paid'
    await asha.ask('POST', `/bookings/${bookingRef}/cancel`, { way, refund: refundSteps[0]?.refund })
  }
  expect(await blockers()).toEqual(['payment_open', 'credit_left'])
  expect(await deletion()).toBe('payment_open')
  await settle(app, open.bookingRef, 'FAILED')
  expect(await deletion()).toBe('credit_left')

  const exported = (await (await asha.ask('POST', '/export')).json()) as {
    bookings: { reference: string; papers: { number: string }[] }[]
    wallet: { balance: number; entries: { reference: string }[] }
  }
  const own = exported.bookings.find((booking) => booking.reference === reference)
  expect(own?.papers).toHaveLength(2)
  expect(exported.bookings.map((booking) => booking.reference)).toContain(failed.bookingRef)
  expect(exported.wallet.balance).toBeGreaterThan(0)

  // The operator pays the credit out.
  await app.database.pool.query(
    `with out as (update wallets set balance_paise = 0 where traveller_id = $1 returning traveller_id)
     insert into wallet_entries (traveller_id, at, from_account, to_account, amount_paise, what)
     select traveller_id, $2, 'wallet', 'credits', $3, 'Paid out' from out`,
    [asha.userId, app.clock.now(), exported.wallet.balance * 100],
  )
  expect(await deletion()).toBe('deleted')
  expect(
    (await rowsWith(app, ['Asha Unpaid', 'unpaid@example.com'])).map(({ table }) => table),
  ).not.toContain('public.bookings')
  const { rows } = await app.database.pool.query<{ name: string }>(
    'select name from bookings where reference = $1',
    [reference],
  )
  expect(rows).toEqual([{ name: 'Asha Rao' }])
  app.later(31 * 24 * 3600)
  await app.runDueJobs()
  expect((await rowsWith(app, ['unpaid@example.com'])).map(({ table }) => table)).toEqual([])
})
