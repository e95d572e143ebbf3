import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../setup/app.ts'
import { logIn, openDevice } from './auth-client.ts'

/** What a browser brings along, with a storage that the test can look into. */
const storage = new Map<string, string>()
const key = 'kafila.auth'
let app: TestApp
let accountFetch: typeof import('../../app/features/login/account-fetch.ts')['accountFetch']
let numbers = 0

beforeAll(async () => {
  app = await startTestApp()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  })
  vi.stubGlobal('StorageEvent', Event)
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('location', { href: app.url })
  vi.resetModules()
  const { setAuthPlace } = await import('../../app/features/login/auth-place.ts')
  setAuthPlace({ url: `${app.url}/auth/v1`, anonKey: null, hosted: false })
  ;({ accountFetch } = await import('../../app/features/login/account-fetch.ts'))
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Logs in by the clock of this machine, which auth-js goes by. */
beforeEach(async () => {
  app.clock.set(new Date())
  const phone = `91900002${String(++numbers).padStart(4, '0')}`
  const session = await logIn(openDevice(app.url), app.database.db, phone)
  storage.set(key, JSON.stringify(session))
})

const profile = () => accountFetch(`${app.url}/api/account/profile`)
const stored = () => JSON.parse(storage.get(key) ?? 'null')
const keepUntil = (seconds: number) => storage.set(key, JSON.stringify({ ...stored(), expires_at: seconds }))

test('it asks as the traveller, with the token that is there', async () => {
  const before = stored()
  const response = await profile()
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ phone: before.user.phone })
  expect(stored()).toEqual(before)
})

test('a token that ends within 90 seconds is renewed first', async () => {
  const before = stored()
  keepUntil(Math.floor(Date.now() / 1000) + 60)
  expect((await profile()).status).toBe(200)
  expect(stored().refresh_token).not.toBe(before.refresh_token)
})

test('on a device whose clock is slow it is renewed when the server refuses it', async () => {
  const before = stored()
  app.clock.set(new Date(Date.now() + 2 * 3_600_000))
  expect((await profile()).status).toBe(200)
  expect(stored().refresh_token).not.toBe(before.refresh_token)
})

test('a session that was ended elsewhere is forgotten at the next write', async () => {
  const { access_token } = stored()
  await fetch(`${app.url}/auth/v1/logout?scope=local`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}` },
  })
  const response = await accountFetch(`${app.url}/api/account/profile`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({ name: 'Asha Rao', email: '' }),
  })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'session_not_found' })
  expect(stored()).toBeNull()
})

test('without a session it is a visitor who asks', async () => {
  storage.clear()
  expect((await profile()).status).toBe(401)
})
