import { expect, test } from 'vitest'
import { bookings } from '../../database/schema/bookings.ts'
import { sampleAccount, webhookAuthorization } from '../../sandbox/phonepe/account.ts'
import { makeWish, start, startBookingApp } from '../setup/booking.ts'

const app = await startBookingApp()
const { db, pool } = app.database
const good = await makeWish(app)
const { bookingRef, statusToken } = await start(app, await makeWish(app, { date: 1 }))
const seats = async () =>
  (await pool.query('select sum(held) as held, sum(sold) as sold from departures')).rows[0]
const before = { bookings: await db.$count(bookings), seats: await seats() }

async function send(body: string | Buffer, headers: Record<string, string> = {}) {
  const answer = await fetch(`${app.url}/functions/v1/phonepe-payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
  })
  return {
    status: answer.status,
    json: (await answer.json()) as { success: boolean; code: string; field?: string },
  }
}

/** The good wish with one field changed, by its path. */
function changed(path: string, value: unknown): string {
  const copy = structuredClone(good) as Record<string, unknown>
  const names = path.split('.')
  const last = names.pop() ?? ''
  const home = names.reduce((at, name) => at[name] as Record<string, unknown>, copy)
  if (value === undefined) delete home[last]
  else home[last] = value
  return JSON.stringify(copy)
}

const hostile: unknown[] = [
  null,
  true,
  -1,
  1e308,
  1.5,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x'.repeat(70_000),
  [],
  {},
  "'; drop table bookings; --",
  '../../etc/passwd',
]
const fields = [
  'amount',
  'tripName',
  'userDetails',
  'userDetails.name',
  'userDetails.email',
  'userDetails.phone',
  'userDetails.pan',
  'booking',
  'booking.tripId',
  'booking.packageId',
  'booking.batchId',
  'booking.guests',
  'booking.couponCode',
  'booking.useWallet',
  'booking.replaces',
  'idempotencyKey',
]
const isPlain = (text: string) => text.isWellFormed() && !text.includes('\0')
/** What is good all the same: PAN, coupon or a replacement may be left out, and nobody reads the trip's name. */
const harmless = new Set([
  'userDetails.pan',
  'booking.couponCode',
  'booking.useWallet',
  'booking.replaces',
  'tripName',
])

/** More than the address takes as a whole: nobody reads in which field it stands. */
const isTooLarge = (value: unknown) => typeof value === 'string' && value.length > 65_536
/** The field that a refusal names; two codes are about one field each. */
function nameIn({ code, field }: { code: string; field?: string }): string {
  if (code === 'amount_mismatch') return 'amount'
  if (code === 'coupon_invalid') return 'booking.couponCode'
  return code === 'invalid_input' ? (field ?? 'no field') : code
}

test.each(fields)('every wrong %s is refused by name, and no seat is held', async (field) => {
  for (const value of [...hostile, ...(harmless.has(field) ? [] : [undefined])]) {
    if (field === 'userDetails.name' && typeof value === 'string' && /^['.]/.test(value)) continue
    if (field === 'tripName' && typeof value === 'string' && value.length < 300 && isPlain(value)) continue
    if (field === 'booking.useWallet' && value === false) continue
    if (
      ['userDetails.pan', 'booking.couponCode'].includes(field) &&
      typeof value === 'string' &&
      value.trim() === ''
    )
      continue
    const { status, json } = await send(changed(field, value))
    const what = `${field}: ${JSON.stringify(value)?.slice(0, 40)} → ${JSON.stringify(json)}`
    expect(status, what).toBe(200)
    expect(json.success, what).toBe(false)
    const named = nameIn(json)
    // Of an object the refusal names what is wrong within it.
    expect(named.startsWith(`${field}.`) ? field : named, what).toBe(isTooLarge(value) ? 'body' : field)
  }
  expect({ bookings: await db.$count(bookings), seats: await seats() }).toEqual(before)
})

test('what is no JSON object, too large or badly typed is refused', async () => {
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '"text"',
    '12',
    '['.repeat(60_000),
    Buffer.from([0xff, 0xfe, 0x00]),
  ])
    expect((await send(body)).json, String(body).slice(0, 20)).toMatchObject({
      success: false,
      code: 'invalid_input',
    })
  for (const authorization of ['Bearer', 'Bearer x', 'Basic eDp5', `Bearer ${'a.'.repeat(3000)}`])
    expect((await send(JSON.stringify(good), { authorization })).json).toMatchObject({
      success: false,
      code: 'invalid_input',
      field: 'Authorization',
    })
  expect({ bookings: await db.$count(bookings), seats: await seats() }).toEqual(before)
})

const methods = ['GET', 'PUT', 'OPTIONS', 'POST']
const references = [
  bookingRef.toLowerCase(),
  'KF-00000000',
  'KF-22222222',
  'KF-%00%00',
  '%ED%A0%80',
  'x'.repeat(5000),
  "KF-'or'1'='1",
]

test.each(['/api/bookings/', '/pay/launch/'])(
  '%s<reference>: unknown ones are a 404 or a refused method, never a failure',
  async (path) => {
    for (const reference of references)
      for (const method of methods) {
        const answer = await fetch(app.url + path + reference, { method, redirect: 'manual' })
        const what = `${method} ${path}${reference.slice(0, 30)}`
        expect(answer.status, what).toBeLessThan(500)
        expect(answer.status, what).toBeGreaterThanOrEqual(method === 'OPTIONS' ? 200 : 300)
      }
  },
)

test('/pay/return/<reference>: unknown ones are a page that is not found or refused, whatever the method', async () => {
  for (const reference of [
    ...references,
    '%',
    '..%2f..%2fetc',
    'KF-2222%E0%A4%A',
    '%F0%9F%98%80',
    '%3Cscript%3E',
  ])
    for (const method of methods) {
      const answer = await fetch(`${app.url}/pay/return/${reference}`, { method, redirect: 'manual' })
      const what = `${method} ${reference.slice(0, 30)}`
      expect([400, 404, 405], what).toContain(answer.status)
    }
})

test('a status needs its own token', async () => {
  const status = (token: string) =>
    fetch(`${app.url}/api/bookings/${bookingRef}?statusToken=${encodeURIComponent(token)}`)
  expect(await (await status(statusToken)).json()).toEqual({ status: 'awaiting_payment' })
  for (const token of ['', 'x', statusToken.slice(1), `${statusToken}x`, '\u0000'.repeat(32), 'é'.repeat(32)])
    expect((await status(token)).status, token).toBe(404)
  expect((await fetch(`${app.url}/api/bookings/${bookingRef}`)).status).toBe(404)
})

test('webhooks are taken from who knows the secret alone, and only as JSON of their shape', async () => {
  const post = (body: string, authorization?: string, method = 'POST') =>
    fetch(`${app.url}/webhooks/phonepe`, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
      ...(method === 'GET' ? {} : { body }),
    })
  const right = webhookAuthorization(sampleAccount)
  const event = JSON.stringify({
    event: 'checkout.order.completed',
    payload: { merchantOrderId: `${bookingRef}-P1`, state: 'COMPLETED' },
  })
  for (const wrong of [undefined, '', 'x', right.toUpperCase(), `Bearer ${right}`])
    expect((await post(event, wrong)).status, String(wrong)).toBe(401)
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '{"event":1}',
    '{"event":"a","payload":{"merchantOrderId":"a b"}}',
  ])
    expect((await post(body, right)).status, body).toBe(400)
  expect((await post('x'.repeat(70_000), right)).status).toBe(413)
  expect((await post(event, right, 'GET')).status).toBe(405)
  expect((await post(event, right)).status).toBe(200)
  const unknown = event.replace(bookingRef, 'KF-22222222')
  expect((await post(unknown, right)).status).toBe(200)
  await app.runDueJobs()
  expect({ bookings: await db.$count(bookings), seats: await seats() }).toEqual(before)
})
