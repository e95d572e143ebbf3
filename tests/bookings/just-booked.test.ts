import { expect, test } from 'vitest'
import type { JustBooked } from '../../server/account/show-just-booked.ts'
import { logIn, phones } from '../setup/account.ts'
import { makeWish, type Started, start } from '../setup/booking.ts'
import { asAsha, settle, startMyBookingsApp } from '../setup/my-bookings.ts'

const app = await startMyBookingsApp()
const userDetails = { name: 'Meera Guest', email: 'meera@example.com', phone: phones.asha.slice(2) }

async function bookAsGuest(date: number): Promise<Started> {
  const started = await start(app, { ...(await makeWish(app, { date })), userDetails })
  await settle(app, started.bookingRef, 'COMPLETED')
  return started
}

/** As the tab asks that was given the token. */
const ask = (reference: string, token?: string, method = 'GET') =>
  fetch(`${app.url}/api/just-booked/${reference}`, {
    method,
    headers: token === undefined ? {} : { 'X-Status-Token': token },
  })
const statusOf = async (reference: string, token?: string) => (await ask(reference, token)).status

test('the tab that paid sees its booking at once, without who booked it', async () => {
  const { bookingRef, statusToken } = await bookAsGuest(0)
  const answer = await ask(bookingRef, statusToken)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  const booking = JSON.parse(text) as JustBooked
  expect(booking).toMatchObject({ bookingRef, status: 'confirmed', ahead: { meet: { time: '12:00 noon' } } })
  for (const secret of Object.values(userDetails)) expect(text).not.toContain(secret)
  expect((await fetch(app.url + booking.calendarHref)).status).toBe(200)
})

test('neither the reference alone nor another booking’s token opens it, and an address can’t carry one', async () => {
  const { bookingRef, statusToken } = await bookAsGuest(1)
  const other = await bookAsGuest(1)
  for (const token of [undefined, '', other.statusToken, `${statusToken}x`, statusToken.toLowerCase()])
    expect(await statusOf(bookingRef, token)).toBe(404)
  const inAddress = await fetch(`${app.url}/api/just-booked/${bookingRef}?statusToken=${statusToken}`)
  expect(inAddress.status).toBe(404)
  for (const strange of ['KF-22222222', '%00', '..%2f'])
    expect(await statusOf(strange, statusToken)).toBe(404)
  expect((await ask(bookingRef, statusToken, 'POST')).status).toBe(405)
})

test('it opens nothing that is not paid, nothing of a traveller who was logged in, and nothing after two hours', async () => {
  const unpaid = await start(app, { ...(await makeWish(app, { date: 2 })), userDetails })
  expect(await statusOf(unpaid.bookingRef, unpaid.statusToken)).toBe(404)
  await settle(app, unpaid.bookingRef, 'FAILED')
  expect(await statusOf(unpaid.bookingRef, unpaid.statusToken)).toBe(404)
  const own = await start(app, { ...(await makeWish(app, { date: 2 })), userDetails }, await asAsha(app))
  await settle(app, own.bookingRef, 'COMPLETED')
  expect(await statusOf(own.bookingRef, own.statusToken)).toBe(404)
  const { bookingRef, statusToken } = await bookAsGuest(2)
  app.later(2 * 3600 - 1)
  expect(await statusOf(bookingRef, statusToken)).toBe(200)
  app.later(1)
  expect(await statusOf(bookingRef, statusToken)).toBe(404)
})

test('with its phone’s login it becomes the account’s, and the tab’s token opens it no more', async () => {
  const { bookingRef, statusToken } = await bookAsGuest(3)
  const { claimId } = (await (await ask(bookingRef, statusToken)).json()) as JustBooked
  const claim = { proof: bookingRef }
  const ravi = await logIn(app, phones.ravi)
  expect((await ravi.ask('POST', `/bookings/${claimId}/claim`, claim)).status).toBe(404)
  expect(await statusOf(bookingRef, statusToken)).toBe(200)
  const asha = await asAsha(app)
  expect((await asha.ask('POST', `/bookings/${claimId}/claim`, claim)).status).toBe(200)
  expect((await asha.ask('GET', `/bookings/${bookingRef}`)).status).toBe(200)
  expect(await statusOf(bookingRef, statusToken)).toBe(404)
})

test('the status is asked for with the same header, so that no address carries the token', async () => {
  const { bookingRef, statusToken } = await bookAsGuest(4)
  const ask = (token: string) =>
    fetch(`${app.url}/api/bookings/${bookingRef}`, { headers: { 'X-Status-Token': token } })
  expect(await (await ask(statusToken)).json()).toEqual({ status: 'confirmed' })
  expect((await ask(`${statusToken}x`)).status).toBe(404)
})
