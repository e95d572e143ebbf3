import { expect, test } from 'vitest'
import { staffAttempts, staffRecoveryCodes, staffSessions } from '../../database/schema/staff.ts'
import type { SendCode } from '../../server/sms/send-code.ts'
import { openStaff } from '../setup/staff.ts'
import { commandLine, createStaffRoom, device } from '../setup/staff-room.ts'

const room = await openStaff()
const { staff, clock, pass, messages, db, pool, entries } = room
const from = { address: device.address }

test('phone and app open the console, the app from the first login on, and no code of it counts twice', async () => {
  const id = await room.add('919876500001', 'owner')
  const first = await room.passPhone('919876500001')
  expect(first.next).toBe('enrol')
  const begun = await staff.beginEnrolment(first.step)
  expect(begun?.uri).toMatch(/^otpauth:\/\/totp\/Kafila%20console:%2B91%2098765%2000001\?/)
  expect(await staff.beginEnrolment(first.step)).toEqual(begun)
  const secret = begun?.secret ?? ''
  expect(await staff.verifyFactor(first.step, room.appCode(secret), device)).toEqual({
    ok: false,
    reason: 'expired',
  })
  expect(await staff.finishEnrolment(first.step, '000000', device)).toEqual({ ok: false, reason: 'wrong' })
  const code = room.appCode(secret)
  const enrolled = await staff.finishEnrolment(first.step, code, device)
  if (!enrolled.ok) expect.fail(enrolled.reason)
  expect(new Set(enrolled.recoveryCodes).size).toBe(8)
  expect(await staff.identify(enrolled.cookie)).toMatchObject({
    staff: { id, name: 'Asha Rao', role: 'owner', phone: '919876500001' },
  })
  expect(await staff.finishEnrolment(first.step, code, device)).toMatchObject({ ok: false })

  const second = await room.passPhone('919876500001')
  expect(second.next).toBe('factor')
  expect(await staff.verifyFactor(second.step, code, device)).toEqual({ ok: false, reason: 'wrong' })
  const fresh = room.appCode(secret)
  const both = await Promise.all([1, 2].map(() => staff.verifyFactor(second.step, fresh, device)))
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const session = await staff.identify(enrolled.cookie)
  if (!session) expect.fail('signed out')
  expect(await staff.freshen(session, fresh)).toEqual({ ok: false, reason: 'wrong' })
  expect(entries.map(({ what, after }) => [what, after])).toEqual([
    ['staff added', { role: 'owner' }],
    ['app enrolled', undefined],
    ['staff signed in', { way: 'phone and app' }],
    ['staff signed in', { way: 'phone and app' }],
  ])
})

test('each of eight recovery codes opens once, however it is typed, and new ones end the old', async () => {
  const asha = await room.enrol('919876500002', 'manager')
  const [one = '', two = '', three = ''] = asha.recoveryCodes
  const tryCode = async (code: string) =>
    staff.verifyFactor((await room.passPhone(asha.phone)).step, code, device)
  expect(await tryCode(one)).toMatchObject({ ok: true })
  expect(await tryCode(one)).toEqual({ ok: false, reason: 'wrong' })
  const opened = await tryCode(` ${two.toUpperCase().replaceAll('0', 'O').replace('-', ' ')}`)
  if (!opened.ok) expect.fail(opened.reason)
  const session = await staff.identify(opened.cookie)
  if (!session) expect.fail('signed out')
  const made = await staff.newRecoveryCodes(session)
  expect(made).toMatchObject({ ok: true })
  expect(await db.$count(staffRecoveryCodes)).toBe(16)
  expect(await tryCode(three)).toEqual({ ok: false, reason: 'wrong' })
  pass(6)
  expect(await staff.newRecoveryCodes(session)).toEqual({ ok: false, reason: 'not fresh' })
})

test('a number that is nobody’s, one whose access has ended and a text get the same answers, and no message', async () => {
  await room.add('919876500003', 'owner')
  const ended = await room.add('919876500004', 'captain')
  await staff.end(ended, commandLine)
  const answers: unknown[] = []
  for (const typed of ['+919876500003', '+919876500099', '+919876500004', 'nobody', '+4412345']) {
    pass(10)
    messages.length = 0
    const sent = await staff.sendCode(typed, from)
    if (!sent.ok) expect.fail(sent.reason)
    expect(await room.codeFor('919876500003')).toMatch(typed === '+919876500003' ? /^\d{6}$/ : /^$/)
    expect(messages).toHaveLength(typed === '+919876500003' ? 1 : 0)
    const said = [await staff.sendCode(typed, from)] as unknown[]
    for (let i = 0; i < 6; i++) said.push(await staff.verifyCode(sent.attempt, 'wrong!'))
    pass(6)
    said.push(await staff.verifyCode(sent.attempt, 'wrong!'))
    answers.push([sent.attempt.length, ...said])
  }
  const no = (reason: string) => ({ ok: false, reason })
  expect(answers[0]).toEqual([
    43,
    { ok: false, reason: 'too many', retryAfter: 60 },
    ...Array(4).fill(no('wrong')),
    no('locked'),
    no('locked'),
    no('expired'),
  ])
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('nobody waits for the message, and one that hangs or is refused counts like any other', async () => {
  const ways: SendCode[] = [
    () => new Promise(() => {}),
    async () => ({ ok: false, reason: 'refused', message: 'no' }),
    () => Promise.reject(new Error('no')),
  ]
  for (const [i, sendCode] of ways.entries()) {
    const other = createStaffRoom(db, { sendCode })
    const phone = `+91987650010${i}`
    await other.add(phone.slice(1), 'owner')
    expect(await other.staff.sendCode(phone, { address: `198.51.100.${i}` })).toMatchObject({ ok: true })
    await new Promise(setImmediate)
    expect(await other.staff.sendCode(phone, from)).toMatchObject({ reason: 'too many', retryAfter: 60 })
  }
})

test('a session ends after 30 idle minutes and after 12 hours, and its factor is fresh for five', async () => {
  const asha = await room.enrol('919876500006', 'accountant')
  const session = await staff.identify(asha.cookie)
  expect(session?.freshUntil).toEqual(new Date(clock.at + 5 * 60_000))
  pass(29)
  const later = await staff.identify(asha.cookie)
  if (!later) expect.fail('signed out')
  expect(await staff.freshen(later, room.appCode(asha.secret))).toEqual({ ok: true })
  expect((await staff.identify(asha.cookie))?.freshUntil).toEqual(new Date(clock.at + 5 * 60_000))
  pass(30)
  expect(await staff.identify(asha.cookie)).toBeNull()
  const { step } = await room.passPhone(asha.phone)
  const again = await staff.verifyFactor(step, room.appCode(asha.secret), device)
  if (!again.ok) expect.fail(again.reason)
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    pass(20)
    expect(await staff.identify(again.cookie), `after ${minutes + 20} minutes`).not.toBeNull()
  }
  pass(20)
  expect(await staff.identify(again.cookie)).toBeNull()
  for (const cookie of [undefined, '', 'x', 'x'.repeat(43), asha.id, "' or true --"])
    expect(await staff.identify(cookie)).toBeNull()
})

test('devices are signed out one by one or all at once, by their owner and by owners of the company alone', async () => {
  const asha = await room.enrol('919876500007', 'captain')
  const other = await room.enrol('919876500008', 'manager')
  const session = await staff.identify(asha.cookie)
  if (!session) expect.fail('signed out')
  const { step } = await room.passPhone(asha.phone)
  const phone = await staff.verifyFactor(step, room.appCode(asha.secret), {
    ...device,
    userAgent: 'iPhone Safari/',
  })
  if (!phone.ok) expect.fail(phone.reason)
  const devices = await staff.listDevices(asha.id)
  expect(devices.map(({ kind, name }) => [kind, name])).toEqual([
    ['phone', 'Safari on iPhone'],
    ['computer', 'Chrome on Linux'],
  ])
  const manager = { kind: 'staff', id: other.id, name: 'Asha Rao', through: 'console' } as const
  const which = { staffId: asha.id, id: devices[0]?.id ?? '' }
  expect(await staff.endDevice(which, manager)).toEqual({ ok: false, reason: 'forbidden' })
  expect(await staff.endDevice(which, { ...manager, id: asha.id })).toEqual({ ok: true, devices: 1 })
  expect(await staff.identify(phone.cookie)).toBeNull()
  expect(await staff.signOutEverywhere(asha.id)).toEqual({ ok: false, reason: 'forbidden' })
  expect(await staff.signOutEverywhere(asha.id, { kind: 'traveller' })).toEqual({
    ok: false,
    reason: 'forbidden',
  })
  expect(await staff.signOutEverywhere(session)).toEqual({ ok: true, devices: 1 })
  expect(await staff.identify(asha.cookie)).toBeNull()
  const others = await staff.identify(other.cookie)
  if (!others) expect.fail('signed out')
  await staff.signOut(others)
  expect(await staff.identify(other.cookie)).toBeNull()
})

test('no cookie, code, step or secret of staff stands in the database', async () => {
  const asha = await room.enrol('919876500009', 'owner')
  const { step } = await room.passPhone(asha.phone)
  const sent = await staff.sendCode('+919876500001', { address: '203.0.113.99' })
  const waiting = [await room.codeFor('919876500001'), sent.ok ? sent.attempt : expect.fail(sent.reason)]
  let stored = ''
  for (const table of [
    'staff',
    'staff_attempts',
    'staff_factors',
    'staff_recovery_codes',
    'staff_sessions',
  ]) {
    const { rows } = await pool.query<{ line: string }>(`select t::text as line from ${table} t`)
    expect(rows.length, table).toBeGreaterThan(0)
    stored += rows.map(({ line }) => line).join('\n')
  }
  expect(stored).toContain(asha.phone)
  for (const secret of [...waiting, step, asha.cookie, asha.secret, ...asha.recoveryCodes])
    expect(stored).not.toMatch(new RegExp(`(?<![0-9A-Za-z])${secret}(?![0-9A-Za-z])`))
})

test('what is over goes, and what lives stays', async () => {
  const { staffJobs } = await import('../../server/staff/jobs.ts')
  const [clear] = staffJobs({ db, clock })
  pass(24 * 60)
  const asha = await room.enrol('919876500010', 'owner')
  await room.passPhone(asha.phone)
  if (clear?.on !== 'one-process') expect.fail('no job')
  await clear.run()
  expect([await db.$count(staffAttempts), await db.$count(staffSessions)]).toEqual([1, 1])
  expect(await staff.identify(asha.cookie)).not.toBeNull()
})
