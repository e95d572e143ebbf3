import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type LoggedIn, logIn, phones, startAccountApp } from '../setup/account.ts'
import type { TestApp } from '../setup/app.ts'

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const start = new Date('2026-11-15T06:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

let app: TestApp
let computer: LoggedIn
let phone: LoggedIn
let ravi: LoggedIn
beforeAll(async () => {
  app = await startAccountApp()
  computer = await logIn(app, phones.asha)
  ravi = await logIn(app, phones.ravi)
  app.clock.set(later(5))
  phone = await logIn(app, phones.asha, { userAgent: chromeOnAndroid })
})

const idsOf = async (who: LoggedIn) => {
  const { devices } = (await (await who.ask('GET', '/devices')).json()) as { devices: { id: string }[] }
  return devices.map(({ id }) => id)
}

test('the devices of the traveller, the last used first, with the one that asks', async () => {
  const answer = await computer.ask('GET', '/devices')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    devices: [
      {
        id: phone.sessionId,
        kind: 'phone',
        name: 'Chrome on Android',
        loggedInAt: later(5).toISOString(),
        lastUsedAt: later(5).toISOString(),
        current: false,
      },
      {
        id: computer.sessionId,
        kind: 'computer',
        name: 'Firefox on Linux',
        loggedInAt: start.toISOString(),
        lastUsedAt: start.toISOString(),
        current: true,
      },
    ],
  })
})

test('a device of somebody else, an unknown one and what is no id are not found, and go on', async () => {
  for (const id of [ravi.sessionId, randomUUID(), 'x', '%00', '..', "' or 1=1"]) {
    const answer = await computer.ask('DELETE', `/devices/${id}`)
    expect(answer.status, id).toBe(404)
  }
  expect(await idsOf(ravi)).toEqual([ravi.sessionId])
  expect(await idsOf(computer)).toHaveLength(2)
})

test('a device that is signed out writes nothing more at once, and reads nothing more within seconds', async () => {
  expect((await phone.ask('PUT', '/saved-trips/lw6')).status).toBe(204)
  const answer = await computer.ask('DELETE', `/devices/${phone.sessionId}`)
  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
  expect(await idsOf(computer)).toEqual([computer.sessionId])

  for (const [method, path, body] of [
    ['PUT', '/profile', { name: 'Thief', email: 'thief@example.com' }],
    ['PUT', '/saved-trips/lw1'],
    ['POST', '/saved-trips', { tripIds: ['lw1'] }],
    ['DELETE', '/saved-trips/lw6'],
    ['DELETE', `/devices/${computer.sessionId}`],
    ['POST', '/export'],
    ['DELETE', ''],
  ] as const) {
    const refused = await phone.ask(method, path, body)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toEqual({
      error: 'You are signed out on this device. Please log in again.',
      code: 'session_not_found',
    })
  }
  const reads = async () => (await phone.ask('GET', '/saved-trips?fields=ids')).status
  await expect.poll(reads, { timeout: 5_000 }).toBe(403)
  expect(await (await computer.ask('GET', '/saved-trips?fields=ids')).json()).toEqual({ tripIds: ['lw6'] })
})
