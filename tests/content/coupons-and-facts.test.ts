import { expect, test } from 'vitest'
import type { Kind } from '../../domain/content/kinds.ts'
import type { Actor } from '../../domain/staff/actor.ts'
import { makeWish, pay, start, startBookingApp } from '../setup/booking.ts'
import { itemOf } from '../setup/edit-trip.ts'

const actor: Actor = { kind: 'command line' }
const app = await startBookingApp()
const text = async (path: string) => (await fetch(app.url + path)).text()

async function change(kind: Kind, id: string, fields: object, base: number | null = null) {
  const { value } = itemOf(app.content.files, kind, id)
  const request = { kind, id, body: { ...(value as object), ...fields }, base, note: '' }
  return app.content.publish(request, actor)
}

test('a limited offer ends on the server’s day, on pages, in the box and in the price', async () => {
  const wish = await makeWish(app, { couponCode: 'SUMMER15', price: 40_799 })
  expect(await text('/contact-landing')).toContain('31 Mar 2027')
  expect(await change('coupon', 'summer15', { lastDay: undefined })).toMatchObject({
    ok: false,
    problems: [{ field: 'offer.title', message: expect.stringContaining('a limited offer ends') }],
  })
  expect(await change('coupon', 'summer15', { lastDay: '2025-12-31' })).toEqual({ ok: true, version: 1 })
  await expect.poll(() => text('/contact-landing'), { timeout: 15_000 }).not.toContain('Limited Time Offer')
  await expect.poll(() => text('/'), { timeout: 15_000 }).not.toContain('SUMMER15')
  expect(await pay(app, wish)).toMatchObject({ code: 'coupon_invalid', error: 'This coupon has expired' })
  const later = {
    code: 'LATER123',
    discountPercentage: 50,
    description: '50% off all trips',
    firstDay: '2099-01-01',
  }
  const request = { kind: 'coupon', id: 'later123', body: later, base: null, note: '' } as const
  expect(await app.content.publish(request, actor)).toEqual({ ok: true, version: 1 })
  const book = async (code: string) => (await fetch(`${app.url}/api/coupons/${code}`)).json()
  expect(await book('later123')).toMatchObject({ coupons: [] })
  expect(await book('save10')).toMatchObject({ coupons: [{ code: 'SAVE10' }] })
}, 60_000)

test('a date that costs less is sold for less, counts as the lowest price of the trip, and who has booked keeps theirs', async () => {
  const listed = async () => {
    const { departures } = await (await fetch(`${app.url}/api/trips/lw6/departures`)).json()
    return departures as { startDate: string; price: number }[]
  }
  const earlier = await start(app, await makeWish(app))
  const [first, second] = await listed()
  const { value } = itemOf(app.content.files, 'trip', 'lw6')
  const { departures } = value as { departures?: object }
  const prices = [{ from: first?.startDate, to: first?.startDate, more: -1000 }]
  expect(await change('trip', 'lw6', { departures: { ...departures, prices } })).toEqual({
    ok: true,
    version: 1,
  })
  const usual = second?.price ?? 0
  await expect.poll(async () => (await listed())[0]?.price, { timeout: 15_000 }).toBe(usual - 1000)
  expect((await listed())[1]?.price).toBe(usual)
  const lowest = (usual - 1000).toLocaleString('en-IN')
  await expect.poll(() => text('/ladakh'), { timeout: 15_000 }).toContain(lowest)
  const page = (await text('/trip/lw6')).replaceAll('<!-- -->', '')
  expect(page).toContain('₹1,000 less per person')
  expect(page).toContain(`"price":${usual - 1000}`)
  expect(await pay(app, await makeWish(app))).toMatchObject({ code: 'amount_mismatch', amount: 46_999 })
  expect(await pay(app, await makeWish(app, { price: 46_999 }))).toMatchObject({ success: true })
  expect(await pay(app, await makeWish(app, { date: 1 }))).toMatchObject({ success: true })
  const { rows } = await app.database.pool.query('select total_paise from bookings where reference = $1', [
    earlier.bookingRef,
  ])
  expect(Number(rows[0]?.total_paise)).toBe(47_999_00)
}, 60_000)

test('pages and new mails say who we are by now, issued papers as they were', async () => {
  // The first date costs less by now.
  const { bookingRef } = await start(app, await makeWish(app, { date: 1 }))
  expect(await change('site', 'company', { phone: '919876543210' })).toEqual({ ok: true, version: 1 })
  await expect.poll(() => text('/contact'), { timeout: 15_000 }).toContain('98765 43210')
  expect(await change('site', 'seller', { state: 'Karnataka' })).toMatchObject({
    ok: false,
    problems: [{ field: 'gstin' }],
  })
  app.phonepe.settleOrder({ merchantOrderId: `${bookingRef}-P1`, state: 'COMPLETED' })
  await app.phonepe.webhooksDelivered()
  await app.comeToRest()
  const { rows } = await app.database.pool.query(`select body from outbox where body like '%${bookingRef}%'`)
  expect(rows.map(({ body }) => body).join()).toContain('919876543210')
}, 60_000)
