import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../database/client.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { createAuthSecrets } from '../../server/auth/keys/auth-secrets.ts'
import { createLimiter } from '../../server/limits/limiter.ts'
import { limits } from '../../server/limits/limits.ts'
import { createLog } from '../../server/log.ts'
import type { SendCode } from '../../server/sms/send-code.ts'
import { createStaff, type StaffDeps } from '../../server/staff/create-staff.ts'
import type { StaffLogEntry } from '../../server/staff/write-log.ts'

export const device = {
  userAgent: 'Mozilla/5.0 (X11; Linux x64) Chrome/141.0 Safari/537.36',
  address: '203.0.113.7',
}
export const commandLine = { kind: 'command line' } as const

/** The staff's room over a database, with a clock that tests set, a phone that they read and a log that they look at. */
export function createStaffRoom(db: Database, change: Partial<StaffDeps> = {}) {
  const clock = { at: new Date('2026-11-15T06:00:00Z').getTime(), now: () => new Date(clock.at) }
  const log = createLog('silent')
  const secrets = createAuthSecrets('a secret of the tests that has more than 32 bytes')
  const messages: { phone: string; code: string }[] = []
  const entries: StaffLogEntry[] = []
  const notices: string[] = []
  const sendCode: SendCode = async (sms) => {
    messages.push(sms)
    return { ok: true }
  }
  const staff = createStaff({
    db,
    clock,
    log,
    secrets,
    limiter: createLimiter({ db, clock, log, limits, secret: secrets.limitKey }),
    sendCode,
    testCodeOf: () => null,
    mayReceive: (phone) => phone.startsWith('91'),
    queueNotice: async (_, { phone, what }) => notices.push(`${phone} ${what}`),
    takeApproval: async (_, approval) => approval === 'agreed',
    writeLog: async (_, __, entry) => {
      entries.push(entry)
    },
    siteName: 'Kafila',
    consoleUrl: 'https://ops.kafila.example',
    ...change,
  })
  const pass = (minutes: number) => {
    clock.at += minutes * 60_000
  }

  /** Messages are sent once the answer is out. */
  async function codeFor(phone: string): Promise<string> {
    await new Promise(setImmediate)
    return messages.findLast((message) => message.phone === phone)?.code ?? ''
  }

  async function add(phone: string, role: Role, name = 'Asha Rao'): Promise<string> {
    const added = await staff.add({ phone: `+${phone}`, name, role }, commandLine)
    return added.ok ? added.id : fail(added.reason)
  }

  /** With the code of the phone: the step that comes next. */
  async function passPhone(phone: string): Promise<{ next: 'enrol' | 'factor'; step: string }> {
    pass(2)
    const sent = await staff.sendCode(`+${phone}`, { address: device.address })
    if (!sent.ok) fail(sent.reason)
    const verified = await staff.verifyCode(sent.attempt, await codeFor(phone))
    return verified.ok ? verified : fail(verified.reason)
  }

  const appCode = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.at })

  /** Somebody new, with app and recovery codes, signed in. */
  async function enrol(phone: string, role: Role) {
    const id = await add(phone, role)
    const { step } = await passPhone(phone)
    const begun = await staff.beginEnrolment(step)
    const secret = begun?.secret ?? ''
    const done = await staff.finishEnrolment(step, appCode(secret), device)
    if (!done.ok) fail(done.reason)
    return { id, phone, secret, cookie: done.cookie, recoveryCodes: done.recoveryCodes }
  }

  return {
    staff,
    clock,
    secrets,
    pass,
    messages,
    entries,
    notices,
    codeFor,
    add,
    passPhone,
    appCode,
    enrol,
  }
}

export type StaffRoom = ReturnType<typeof createStaffRoom>

function fail(reason: string): never {
  throw new Error(reason)
}
