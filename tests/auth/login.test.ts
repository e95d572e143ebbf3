import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { authSessions, authUsers } from '../../database/schema/auth.ts'
import { postAuth } from '../setup/account.ts'
import { startTestApp } from '../setup/app.ts'
import { logIn, openDevice, readCode } from './auth-client.ts'

const app = await startTestApp({
  TRUST_PROXY: '1',
  LIMITS: 'otpPerAddress:10000/300,verifyPerAddress:10000/300,tokenPerAddress:10000/300',
})
const { db } = app.database
let number = 919000010000
const newPhone = () => String(number++)
const later = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000))

test('a code logs a number in, and the token says who that is', async () => {
  const phone = newPhone()
  const device = openDevice(app.url)
  expect((await device.signInWithOtp({ phone: `+${phone}` })).error).toBeNull()
  expect(await db.$count(authUsers)).toBe(0)
  const token = await readCode(db, phone)
  const { data, error } = await device.verifyOtp({ phone: `+${phone}`, token, type: 'sms' })
  expect(error).toBeNull()
  const { session, user } = data
  expect(session).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    user: { phone, role: 'authenticated' },
  })
  expect(session?.refresh_token).toMatch(/^[a-z0-9]{12}$/)
  expect(user).toMatchObject({ aud: 'authenticated', email: '', phone, is_anonymous: false })
  expect(user?.identities?.[0]).toMatchObject({ provider: 'phone', user_id: user?.id })
  expect(decodeProtectedHeader(session?.access_token ?? '')).toMatchObject({ alg: 'ES256', typ: 'JWT' })
  expect(decodeJwt(session?.access_token ?? '')).toMatchObject({
    iss: 'http://localhost:3000/auth/v1',
    sub: user?.id,
    aud: 'authenticated',
    phone,
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: app.clock.now().getTime() / 1000 }],
    app_metadata: { provider: 'phone', providers: ['phone'] },
  })
  const asked = await device.getUser()
  expect(asked.data.user?.id).toBe(user?.id)
})

test('the same number is the same user next time, on another device', async () => {
  const phone = newPhone()
  const first = await logIn(openDevice(app.url), db, phone)
  later(61)
  const second = await logIn(openDevice(app.url), db, phone)
  expect(second.user.id).toBe(first.user.id)
  expect(second.refresh_token).not.toBe(first.refresh_token)
})

test('a wrong, an old, a used and an unknown code are refused alike', async () => {
  const phone = newPhone()
  const device = openDevice(app.url)
  const verify = async (token: string, to = phone) =>
    (await device.verifyOtp({ phone: `+${to}`, token, type: 'sms' })).error
  const refused = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' }
  expect(await verify('123456', newPhone())).toMatchObject(refused)
  await device.signInWithOtp({ phone: `+${phone}` })
  const code = await readCode(db, phone)
  expect(await verify(code === '000000' ? '000001' : '000000')).toMatchObject(refused)
  expect(await verify('')).toMatchObject(refused)
  later(301)
  expect(await verify(code)).toMatchObject(refused)
  await device.signInWithOtp({ phone: `+${phone}` })
  const next = await readCode(db, phone)
  expect(await verify(next)).toBeNull()
  expect(await verify(next)).toMatchObject(refused)
})

test('the fifth wrong try ends a code, and of many right tries at once one logs in', async () => {
  const phone = newPhone()
  const device = openDevice(app.url)
  await device.signInWithOtp({ phone: `+${phone}` })
  const code = await readCode(db, phone)
  const wrong = code === '999999' ? '999998' : '999999'
  for (let i = 0; i < 5; i++) await device.verifyOtp({ phone: `+${phone}`, token: wrong, type: 'sms' })
  const late = await device.verifyOtp({ phone: `+${phone}`, token: code, type: 'sms' })
  expect(late.error?.code).toBe('otp_expired')

  const other = newPhone()
  await device.signInWithOtp({ phone: `+${other}` })
  const token = await readCode(db, other)
  const before = await db.$count(authSessions)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      openDevice(app.url).verifyOtp({ phone: `+${other}`, token, type: 'sms' }),
    ),
  )
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  expect(await db.$count(authSessions)).toBe(before + 1)
})

test('a second code within the gap names the wait; the newest code alone works', async () => {
  const phone = newPhone()
  const device = openDevice(app.url)
  await device.signInWithOtp({ phone: `+${phone}` })
  const first = await readCode(db, phone)
  later(18)
  const again = await device.signInWithOtp({ phone: `+${phone}` })
  expect(again.error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
    message: 'For security purposes, you can only request this after 42 seconds.',
  })
  later(42)
  expect((await device.resend({ type: 'sms', phone: `+${phone}` })).error).toBeNull()
  const second = await readCode(db, phone)
  if (first !== second)
    expect((await device.verifyOtp({ phone: `+${phone}`, token: first, type: 'sms' })).error).not.toBeNull()
  expect((await device.verifyOtp({ phone: `+${phone}`, token: second, type: 'sms' })).error).toBeNull()
})

test('within the gap after a code that is used up, the wait says that there is none to use', async () => {
  const usedUp =
    'For security purposes, you can only request this after 60 seconds. The code before can’t be used any more.'
  const device = openDevice(app.url)
  const [used, guessed] = [newPhone(), newPhone()]
  await logIn(device, db, used)
  await device.signOut()
  expect((await device.signInWithOtp({ phone: `+${used}` })).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
    message: usedUp,
  })
  await device.signInWithOtp({ phone: `+${guessed}` })
  for (let i = 0; i < 5; i++) await device.verifyOtp({ phone: `+${guessed}`, token: 'wrong', type: 'sms' })
  expect((await device.signInWithOtp({ phone: `+${guessed}` })).error?.message).toBe(usedUp)
})

test('a number gets five codes an hour and ten a day, at most five of them by one address', async () => {
  const phone = newPhone()
  const ask = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    const answer = await postAuth(app.url, '/otp', { phone }, headers)
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const sent = { status: 200 }
  const refused = { status: 429, code: 'over_sms_send_rate_limit', message: 'SMS rate limit exceeded' }
  for (let i = 0; i < 5; i++) {
    expect(await ask('192.0.2.1')).toEqual(sent)
    later(61)
  }
  expect(await ask('192.0.2.1')).toEqual(refused)
  expect(await ask('192.0.2.2')).toEqual(refused)
  later(3600)
  // Whoever asks from elsewhere is not locked out by the first; what was refused leaves no gap behind.
  expect(await ask('192.0.2.1')).toEqual(refused)
  expect(await ask('192.0.2.2')).toEqual(sent)
  later(61)
  const resent = await postAuth(
    app.url,
    '/resend',
    { type: 'sms', phone },
    { 'x-forwarded-for': '192.0.2.1' },
  )
  expect(resent.status).toBe(429)
  for (let i = 0; i < 4; i++) {
    expect(await ask('192.0.2.2')).toEqual(sent)
    later(61)
  }
  later(3600)
  expect(await ask('192.0.2.3')).toEqual(refused)
  later(86_400)
  expect(await ask('192.0.2.1')).toEqual(sent)
})

test('a new number of a traveller gets no more codes from one address either', async () => {
  const phone = newPhone()
  const session = await logIn(openDevice(app.url), db, newPhone())
  const ask = async (address: string) => {
    const answer = await fetch(`${app.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${session.access_token}`, 'x-forwarded-for': address },
      body: JSON.stringify({ phone }),
    })
    later(61)
    return answer.status
  }
  for (let i = 0; i < 5; i++) expect(await ask('192.0.2.1')).toBe(200)
  await app.database.pool.query('delete from limit_windows where ends_at < $1', [
    new Date(app.clock.now().getTime() + 2 * 3_600_000),
  ])
  expect(await ask('192.0.2.1')).toBe(429)
  expect(await ask('192.0.2.2')).toBe(200)
})

test('who is unknown and may not be made gets no code, nor do countries we do not send to', async () => {
  const device = openDevice(app.url)
  const stranger = await device.signInWithOtp({
    phone: `+${newPhone()}`,
    options: { shouldCreateUser: false },
  })
  expect(stranger.error).toMatchObject({ status: 422, code: 'otp_disabled' })
  const abroad = await device.signInWithOtp({ phone: '+8801712345678' })
  expect(abroad.error).toMatchObject({ status: 422, code: 'sms_send_failed' })
  const nonsense = await device.signInWithOtp({ phone: '+0123' })
  expect(nonsense.error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Invalid phone number format (E.164 required)',
  })
})

test('resending where nothing waits is silent and sends nothing', async () => {
  const phone = newPhone()
  expect((await openDevice(app.url).resend({ type: 'sms', phone: `+${phone}` })).error).toBeNull()
  await expect(readCode(db, phone)).rejects.toThrow('no code was sent')
})
