import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { type LoggedIn, logIn, phones, withToken } from '../setup/account.ts'
import { atEndOfFile } from '../setup/at-end-of-file.ts'
import type { BookingApp } from '../setup/booking.ts'
import { bookAndPay, startMyBookingsApp } from '../setup/my-bookings.ts'
import { startBuiltApp } from '../setup/start-built-app.ts'

/** How soon every process has noticed, in milliseconds. */
const soon = { timeout: 5_000, interval: 100 }

let app: BookingApp
let servers: { url: string }[]
let booked: string
beforeAll(async () => {
  const secret = { AUTH_SECRET: 'known to both servers of this test alone' }
  app = await startMyBookingsApp(secret)
  const second = await startBuiltApp(
    { SITE_URL: 'http://localhost:3000', DATABASE_URL: app.database.url, ...app.phonepe.settings, ...secret },
    { clock: app.clock },
  )
  atEndOfFile(second.stop)
  servers = [app, second]
  booked = await bookAndPay(app)
})

async function readAll({ token }: LoggedIn): Promise<number[]> {
  const statuses = servers.flatMap((server) => [
    ...['/profile', '/bookings', '/wallet'].map((path) => withToken(server, token).ask('GET', path)),
    fetch(`${server.url}/api/bookings/${booked}`, { headers: { authorization: `Bearer ${token}` } }),
  ])
  return (await Promise.all(statuses)).map(({ status }) => status)
}

const readable = [200, 200, 200, 200, 200, 200, 200, 200]
const over = [403, 403, 403, 404, 403, 403, 403, 404]

const askAuth = (who: LoggedIn, path: string, body?: object) =>
  fetch(`${app.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body: body && JSON.stringify(body),
  })

test('after signing out everywhere no device reads on, on any server', async () => {
  const [here, there] = [await logIn(app, phones.asha), await logIn(app, phones.asha)]
  for (const device of [here, there]) expect(await readAll(device)).toEqual(readable)
  expect((await askAuth(here, '/logout?scope=global')).status).toBe(204)
  for (const device of [here, there]) await expect.poll(() => readAll(device), soon).toEqual(over)
  const refused = await there.ask('GET', '/profile')
  expect(await refused.json()).toEqual({
    error: 'You are signed out on this device. Please log in again.',
    code: 'session_not_found',
  })
})

test('a device that is signed out from another reads no more, and the other does', async () => {
  const [here, there] = [await logIn(app, phones.asha), await logIn(app, phones.asha)]
  for (const device of [here, there]) expect(await readAll(device)).toEqual(readable)
  expect((await here.ask('DELETE', `/devices/${there.sessionId}`)).status).toBe(204)
  await expect.poll(() => readAll(there), soon).toEqual(over)
  expect(await readAll(here)).toEqual(readable)
})

test('where an authenticator app is added, devices without it read no more', async () => {
  const [here, there] = [await logIn(app, phones.asha), await logIn(app, phones.asha)]
  for (const device of [here, there]) expect(await readAll(device)).toEqual(readable)
  const factor = await (await askAuth(here, '/factors', { factor_type: 'totp' })).json()
  const challenge = await (await askAuth(here, `/factors/${factor.id}/challenge`)).json()
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({
    timestamp: app.clock.now().getTime(),
  })
  const shown = { challenge_id: challenge.id, code }
  const raised = await (await askAuth(here, `/factors/${factor.id}/verify`, shown)).json()
  const both = withToken(app, raised.access_token)
  expect(await readAll(both)).toEqual(readable)
  for (const device of [here, there]) await expect.poll(() => readAll(device), soon).toEqual(over)
  expect(await readAll(both)).toEqual(readable)
  // So it is with one that has shown both.
  expect((await askAuth(both, '/logout?scope=global')).status).toBe(204)
  await expect.poll(() => readAll(both), soon).toEqual(over)
})

test('a deleted account is read by nobody', async () => {
  const [here, there] = [await logIn(app, phones.ravi), await logIn(app, phones.ravi)]
  const nothingOf = [200, 200, 200, 404, 200, 200, 200, 404]
  for (const device of [here, there]) expect(await readAll(device)).toEqual(nothingOf)
  expect((await here.ask('DELETE', '')).status).toBe(204)
  for (const device of [here, there]) await expect.poll(() => readAll(device), soon).toEqual(over)
})
