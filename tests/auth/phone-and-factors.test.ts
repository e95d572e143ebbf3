import { desc, eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { outbox } from '../../database/schema/mail.ts'
import { startTestApp } from '../setup/app.ts'
import { logIn, openDevice, readCode } from './auth-client.ts'

const app = await startTestApp({
  LIMITS: 'otpPerAddress:10000/300,verifyPerAddress:10000/300,tokenPerAddress:10000/300',
})
const { db } = app.database
let number = 919000030000
const newPhone = () => String(number++)
const later = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000))
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() })

test('a phone changes by a code to the new one, in the same session', async () => {
  const [before, after] = [newPhone(), newPhone()]
  const device = openDevice(app.url)
  const session = await logIn(device, db, before)
  const asked = await device.updateUser({ phone: `+${after}` })
  expect(asked.error).toBeNull()
  expect(asked.data.user).toMatchObject({ phone: before, new_phone: after })
  const token = await readCode(db, after)
  const { data, error } = await device.verifyOtp({ phone: `+${after}`, token, type: 'phone_change' })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id: session.user.id, phone: after })
  expect(data.user?.new_phone).toBeUndefined()
  const sessionOf = (token = '') => decodeJwt(token).session_id
  expect(sessionOf(data.session?.access_token)).toBe(sessionOf(session.access_token))
  later(61)
  expect((await logIn(openDevice(app.url), db, after)).user.id).toBe(session.user.id)
  expect((await logIn(openDevice(app.url), db, before)).user.id).not.toBe(session.user.id)
})

test('a change of phone asks for a fresh code, and for a number that nobody has', async () => {
  const [mine, taken] = [newPhone(), newPhone()]
  await logIn(openDevice(app.url), db, taken)
  const device = openDevice(app.url)
  await logIn(device, db, mine)
  expect((await device.updateUser({ phone: `+${taken}` })).error).toMatchObject({
    status: 422,
    code: 'phone_exists',
  })
  later(15 * 60 + 1)
  expect((await device.updateUser({ phone: `+${newPhone()}` })).error).toMatchObject({
    status: 401,
    code: 'reauthentication_needed',
  })
})

test('a change that a signed-out device has asked for comes to nothing', async () => {
  const [mine, thiefs] = [newPhone(), newPhone()]
  const owner = openDevice(app.url)
  await logIn(owner, db, mine)
  later(61)
  const thief = openDevice(app.url)
  await logIn(thief, db, mine)
  expect((await thief.updateUser({ phone: `+${thiefs}` })).error).toBeNull()
  await owner.signOut({ scope: 'others' })
  const token = await readCode(db, thiefs)
  const late = await openDevice(app.url).verifyOtp({ phone: `+${thiefs}`, token, type: 'phone_change' })
  expect(late.error).toMatchObject({ status: 403, code: 'otp_expired' })
  expect((await owner.getUser()).data.user?.phone).toBe(mine)
})

test('what a client keeps about a user is merged; null takes a key away', async () => {
  const device = openDevice(app.url)
  await logIn(device, db, newPhone())
  await device.updateUser({ data: { seat: 'window', meal: 'veg' } })
  const { data } = await device.updateUser({ data: { meal: null } })
  expect(data.user?.user_metadata).toEqual({ seat: 'window' })
})

test('an authenticator app is a second factor from its first code on', async () => {
  const phone = newPhone()
  const device = openDevice(app.url)
  await logIn(device, db, phone)
  later(61)
  const elsewhere = openDevice(app.url)
  await logIn(elsewhere, db, phone)
  const enrolled = await device.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(enrolled.error).toBeNull()
  if (enrolled.error || enrolled.data.type !== 'totp') throw new Error('not enrolled')
  const { id: factorId, totp } = enrolled.data
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
  expect(totp.qr_code).not.toContain('#')
  expect(totp.uri).toContain('otpauth://totp/Kafila')
  const wrong = await device.mfa.challengeAndVerify({
    factorId,
    code: codeOf(totp.secret) === '000000' ? '000001' : '000000',
  })
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  const right = await device.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) })
  expect(right.error).toBeNull()
  expect((await device.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal2' })
  expect((await elsewhere.getUser()).error).not.toBeNull()
  // The same code is not taken twice.
  const replay = await device.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) })
  expect(replay.error?.code).toBe('mfa_verification_failed')

  later(61)
  const next = openDevice(app.url)
  const session = await logIn(next, db, phone)
  expect(session.user.factors).toMatchObject([{ id: factorId, status: 'verified', friendly_name: 'Phone' }])
  expect((await next.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  expect((await next.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 422,
    code: 'insufficient_aal',
  })
  expect((await next.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) })).error).toBeNull()
  expect((await next.mfa.unenroll({ factorId })).error).toBeNull()
  expect((await next.mfa.listFactors()).data?.totp).toEqual([])
})

test('a session without a fresh code adds no authenticator app, and who adds one is told', async () => {
  const phone = newPhone()
  const owner = openDevice(app.url)
  await logIn(owner, db, phone)
  const thief = openDevice(app.url)
  later(61)
  await logIn(thief, db, phone)
  later(15 * 60 + 1)
  const refused = await thief.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' })
  expect(refused.error).toMatchObject({ status: 401, code: 'reauthentication_needed' })
  expect((await owner.getUser()).error).toBeNull()

  const fresh = openDevice(app.url)
  await logIn(fresh, db, phone)
  const notices = () => db.select().from(outbox).where(eq(outbox.recipient, phone)).orderBy(desc(outbox.id))
  for (const name of ['Phone', 'Tablet']) {
    const enrolled = await fresh.mfa.enroll({ factorType: 'totp', friendlyName: name })
    if (enrolled.error || enrolled.data.type !== 'totp') throw new Error('not enrolled')
    const { id: factorId, totp } = enrolled.data
    const before = (await notices()).length
    expect((await fresh.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) })).error).toBeNull()
    const [notice, ...others] = await notices()
    expect(notice?.body).toMatch(/^Kafila: your authenticator app was added on .+ IST\. Not you\? Call /)
    expect(others).toHaveLength(before)
    later(31)
    // Told once, not at every login.
    expect((await fresh.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) })).error).toBeNull()
    expect(await notices()).toHaveLength(before + 1)
  }
})

test('a factor is removed with a fresh code alone, and ten wrong codes close it for a while', async () => {
  const phone = newPhone()
  const device = openDevice(app.url)
  await logIn(device, db, phone)
  const enrolled = await device.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (enrolled.error || enrolled.data.type !== 'totp') throw new Error('not enrolled')
  const { id: factorId, totp } = enrolled.data
  const twice = await device.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(twice.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  await device.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) })
  later(15 * 60 + 1)
  expect((await device.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 401,
    code: 'reauthentication_needed',
  })
  const wrong = codeOf(totp.secret) === '000000' ? '000001' : '000000'
  for (let i = 0; i < 10; i++) {
    await device.mfa.challengeAndVerify({ factorId, code: wrong })
    later(9)
  }
  const closed = await device.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) })
  expect(closed.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  later(900)
  expect((await device.mfa.challengeAndVerify({ factorId, code: codeOf(totp.secret) })).error).toBeNull()
})
