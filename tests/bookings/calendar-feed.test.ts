import { expect, test } from 'vitest'
import { asAsha, bookAndPay, readBooking, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()

/** What a calendar reads that has subscribed; null where it is sent to the voucher's page. */
async function read(feed: string): Promise<string | null> {
  const { pathname } = new URL(feed)
  const answer = await fetch(app.url + pathname, { redirect: 'manual' })
  if (answer.status !== 200) return null
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return (await answer.text()).replaceAll('\r\n ', '')
}

const feedOf = async (reference: string) =>
  ((await readBooking(await asAsha(app), reference)) as unknown as { calendarFeed: string }).calendarFeed

test('a calendar that has subscribed keeps up: another date, and a cancellation', async () => {
  const asha = await asAsha(app)
  const old = await bookAndPay(app, { date: 1 })
  const feed = await feedOf(old)
  expect(feed).toMatch(/^webcal:\/\/.*\/v\/.*\.ics$/)
  const before = (await read(feed)) ?? ''
  expect(before.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(before).toContain(`UID:${old}@`)
  expect(before).toContain('STATUS:CONFIRMED')

  const { departures } = (await (await fetch(`${app.url}/api/trips/lw6/departures`)).json()) as {
    departures: { id: string }[]
  }
  const move = { departure: departures[2]?.id, now: 0, back: 0, key: `moves-the-calendar-${old}` }
  const moved = await asha.ask('POST', `/bookings/${old}/move`, move)
  const { bookingRef } = (await moved.json()) as { bookingRef: string }
  const after = (await read(feed)) ?? ''
  expect(after).toMatch(new RegExp(`UID:${old}@[^]*SEQUENCE:1[^]*STATUS:CANCELLED[^]*UID:${bookingRef}@`))
  expect(after.trim().split('\r\n').at(-3)).toBe('END:VALARM')

  const { refundSteps } = await readBooking(asha, bookingRef)
  const cancel = { way: 'as paid', refund: refundSteps[0]?.refund }
  expect((await asha.ask('POST', `/bookings/${bookingRef}/cancel`, cancel)).status).toBe(200)
  expect((await read(feed))?.match(/STATUS:CANCELLED/g)).toHaveLength(2)
})

test('it is the voucher’s link: withdrawn or made up it opens nothing', async () => {
  const asha = await asAsha(app)
  const reference = await bookAndPay(app, { date: 3 })
  const feed = await feedOf(reference)
  expect(await read(feed.replace(/\w\.ics$/, 'x.ics'))).toBeNull()
  const [, code] = /\/v\/(.*)\.ics$/.exec(feed) ?? []
  const withdrawn = await asha.ask('POST', `/bookings/${reference}/voucher-link/withdraw`, { code })
  expect(withdrawn.ok).toBe(true)
  expect(await read(feed)).toBeNull()
  expect(await read(await feedOf(reference))).toContain(`UID:${reference}@`)
})
