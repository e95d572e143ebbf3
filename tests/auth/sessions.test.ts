import { expect, test } from 'vitest'
import { authKeys, authRefreshTokens, authSessions } from '../../database/schema/auth.ts'
import { startTestApp } from '../setup/app.ts'
import { logIn, openDevice } from './auth-client.ts'

const app = await startTestApp({
  LIMITS: 'otpPerAddress:10000/300,verifyPerAddress:10000/300,tokenPerAddress:10000/300',
})
const { db } = app.database
let number = 919000020000
const newPhone = () => String(number++)
const later = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000))

async function refresh(refreshToken: string) {
  const answer = await fetch(`${app.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  })
  return { status: answer.status, body: (await answer.json()) as { refresh_token: string; code?: string } }
}

test('two tabs that refresh at once get the same token, and so does a late one', async () => {
  const session = await logIn(openDevice(app.url), db, newPhone())
  const [one, two] = await Promise.all([refresh(session.refresh_token), refresh(session.refresh_token)])
  expect(one.status).toBe(200)
  expect(one.body.refresh_token).not.toBe(session.refresh_token)
  expect(two?.body.refresh_token).toBe(one.body.refresh_token)
  later(3000)
  const late = await refresh(session.refresh_token)
  expect(late.body.refresh_token).toBe(one.body.refresh_token)
})

test('a token of two generations ago ends the session for thief and owner', async () => {
  const session = await logIn(openDevice(app.url), db, newPhone())
  const second = await refresh(session.refresh_token)
  later(5)
  const third = await refresh(second.body.refresh_token)
  expect(third.status).toBe(200)
  // Within ten seconds it may be a tab that had not heard.
  const slowTab = await refresh(session.refresh_token)
  expect(slowTab.status).toBe(200)
  later(60)
  expect(await refresh(session.refresh_token)).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
  })
  expect(await refresh(slowTab.body.refresh_token)).toMatchObject({
    status: 400,
    body: { code: 'refresh_token_not_found' },
  })
})

test('signing out ends this device, the others or all', async () => {
  const phone = newPhone()
  const devices = [openDevice(app.url), openDevice(app.url), openDevice(app.url), openDevice(app.url)]
  for (const device of devices) {
    await logIn(device, db, phone)
    later(61)
  }
  const [here, there, third, fourth] = devices
  const lives = async (device = here) => (await device?.getUser())?.error === null
  expect((await there?.signOut({ scope: 'local' }))?.error).toBeNull()
  expect([await lives(here), await lives(third)]).toEqual([true, true])
  expect((await here?.signOut({ scope: 'others' }))?.error).toBeNull()
  expect([await lives(here), await lives(third), await lives(fourth)]).toEqual([true, false, false])
  later(61)
  const again = openDevice(app.url)
  await logIn(again, db, phone)
  expect((await here?.signOut())?.error).toBeNull()
  expect(await lives(again)).toBe(false)
})

test('a session unused for 90 days ends, and its rows go', async () => {
  const session = await logIn(openDevice(app.url), db, newPhone())
  later(89 * 86_400)
  const kept = await refresh(session.refresh_token)
  expect(kept.status).toBe(200)
  later(90 * 86_400 + 1)
  expect(await refresh(kept.body.refresh_token)).toMatchObject({
    status: 400,
    body: { code: 'session_expired' },
  })
  await logIn(openDevice(app.url), db, newPhone())
  later(91 * 86_400)
  await app.runDueJobs()
  expect(await db.$count(authSessions)).toBe(0)
  expect(await db.$count(authRefreshTokens)).toBe(0)
})

test('keys change under live sessions: published before they sign, gone when their last token is over', async () => {
  const publicKeys = async () => {
    const answer = await fetch(`${app.url}/auth/v1/.well-known/jwks.json`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
    const { keys } = (await answer.json()) as { keys: { kid: string; d?: string }[] }
    expect(keys.every(({ d }) => d === undefined)).toBe(true)
    return keys.map(({ kid }) => kid)
  }
  const device = openDevice(app.url)
  await logIn(device, db, newPhone())
  const kidOf = async () => (await device.getClaims()).data?.header.kid
  later(31 * 86_400)
  await app.runDueJobs()
  await device.refreshSession()
  const old = await kidOf()
  const both = await publicKeys()
  expect(both).toHaveLength(2)
  expect(both).toContain(old)
  later(21 * 60)
  expect((await device.getUser()).error).toBeNull()
  await device.refreshSession()
  expect(await kidOf()).toBe(both.find((kid) => kid !== old))
  later(2 * 3600)
  await app.runDueJobs()
  expect(await publicKeys()).not.toContain(old)
  expect(await db.$count(authKeys)).toBe(1)
  await device.refreshSession()
  expect((await device.getUser()).error).toBeNull()
})
