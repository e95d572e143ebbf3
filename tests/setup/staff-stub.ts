import { randomUUID } from 'node:crypto'
import type { Role } from '../../domain/staff/roles.ts'
import type { ListedPerson, StaffService } from '../../server/console/staff-service.ts'
import type { StaffSession } from '../../server/staff/staff-session.ts'

/** What the stub takes, whoever says it: the code of an SMS, that of the app, and the wrong one that locks. */
export const smsCode = '204817'
export const appCode = '482016'
const lockingCode = '000000'
const recoveryCodes = Array.from({ length: 8 }, (_, i) => `7QX${i}-M4KD`)
const minute = 60_000

type Stub = StaffService & {
  people: ListedPerson[]
  /** The value of a session's cookie, as somebody of a role. */
  sessionOf: (role: Role) => string
  /** Every call that changes something, as it came. */
  calls: string[]
  /** Ends the fresh factor of all. */
  letFactorsAge: () => void
  /** What identify throws, while the database is away. */
  failWith: (error: Error | null) => void
}

/** Staff without a database: server/staff is tried by its own tests, the console's pages by these. */
export function createStaffStub(now: () => Date): Stub {
  const people = (['owner', 'manager', 'accountant', 'captain'] as const).map(
    (role, i): ListedPerson => ({
      id: `00000000-0000-4000-8000-00000000000${i}`,
      phone: `91981100000${i}`,
      name: `Sample ${role}`,
      role,
      activeFrom: new Date('2026-11-01T04:30:00Z'),
      lastSignInAt: i === 0 ? new Date('2026-11-15T05:00:00Z') : null,
      endedAt: null,
      hasApp: i === 0,
      passkeys: 0,
      recoveryCodes: 8,
    }),
  )
  const sessions = new Map<string, StaffSession>()
  const calls: string[] = []
  let failure: Error | null = null
  const open = (person: ListedPerson): string => {
    const cookie = randomUUID()
    const { id, name, role, phone } = person
    sessions.set(cookie, {
      id: randomUUID(),
      staff: { id, name, role, phone },
      startedAt: now(),
      lastSeenAt: now(),
      freshUntil: new Date(now().getTime() + 5 * minute),
    })
    return cookie
  }
  const ofRole = (role: Role) => people.find((person) => person.role === role) as ListedPerson
  const of = (id: string) => people.find((person) => person.id === id)
  const check = (code: string, right: string) =>
    code.replaceAll(' ', '') === right
      ? ({ ok: true } as const)
      : code === lockingCode
        ? ({ ok: false, reason: 'locked', until: new Date(now().getTime() + 30 * minute) } as const)
        : ({ ok: false, reason: 'wrong' } as const)
  const change = (what: string, id: string, work: (person: ListedPerson) => void) => {
    const person = of(id)
    calls.push(`${what} ${person?.name}`)
    if (!person) return { ok: false, reason: 'unknown' } as const
    work(person)
    return { ok: true } as const
  }
  const endAll = (staffId: string) => {
    for (const [cookie, { staff }] of sessions) if (staff.id === staffId) sessions.delete(cookie)
  }

  return {
    people,
    calls,
    sessionOf: (role) => open(ofRole(role)),
    letFactorsAge() {
      for (const session of sessions.values()) session.freshUntil = null
    },
    failWith(error) {
      failure = error
    },
    async sendCode(phone) {
      calls.push(`send code ${phone}`)
      return phone === '919811099999'
        ? { ok: false, reason: 'too many', retryAfter: 600 }
        : { ok: true, attempt: phone }
    },
    async verifyCode(attempt, code) {
      const person = people.find(({ phone }) => phone === attempt)
      const checked = check(code, smsCode)
      if (!checked.ok) return checked
      if (!person) return { ok: false, reason: 'wrong' }
      return { ok: true, next: person.hasApp ? 'factor' : 'enrol', step: person.id }
    },
    async beginEnrolment(step) {
      return of(step) ? { secret: 'K4FL7QXD2MNBRT6W', uri: 'otpauth://totp/Kafila?secret=K4FL7QXD' } : null
    },
    async finishEnrolment(step, code) {
      const [person, checked] = [of(step), check(code, appCode)]
      if (!checked.ok) return checked
      if (!person) return { ok: false, reason: 'expired' }
      person.hasApp = true
      return { ok: true, cookie: open(person), recoveryCodes }
    },
    async verifyFactor(step, code) {
      const [person, checked] = [of(step), check(code, appCode)]
      if (!checked.ok) return checked
      return person ? { ok: true, cookie: open(person) } : { ok: false, reason: 'expired' }
    },
    beginPasskeyLogin: async () => ({ ok: true, attempt: 'a', options: { challenge: 'AAAA' } }),
    finishPasskeyLogin: async () => ({ ok: false, reason: 'wrong' }),
    beginPasskeyFreshen: async () => ({ attempt: 'a', options: { challenge: 'AAAA' } }),
    finishPasskeyFreshen: async () => ({ ok: false, reason: 'wrong' }),
    listPasskeys: async () => [],
    beginPasskey: async () => ({ ok: true, attempt: 'a', options: { challenge: 'AAAA' } }),
    addPasskey: async () => ({ ok: false, reason: 'wrong' }),
    removePasskey: async () => false,
    async identify(cookie) {
      if (failure) throw failure
      const session = sessions.get(cookie ?? '')
      return session && !of(session.staff.id)?.endedAt ? session : null
    },
    async freshen(session, code) {
      const checked = check(code, appCode)
      if (checked.ok) session.freshUntil = new Date(now().getTime() + 5 * minute)
      return checked
    },
    newRecoveryCodes: async () => ({ ok: true, recoveryCodes }),
    async signOut({ id }) {
      for (const [cookie, session] of sessions) if (session.id === id) sessions.delete(cookie)
    },
    async signOutEverywhere(whose) {
      endAll(typeof whose === 'string' ? whose : whose.staff.id)
    },
    async listDevices(staffId) {
      return [...sessions.values()]
        .filter(({ staff }) => staff.id === staffId)
        .map(({ id, startedAt, lastSeenAt }) => ({
          id,
          kind: 'computer' as const,
          name: 'Chrome on Linux',
          startedAt,
          lastSeenAt,
        }))
    },
    async endDevice({ id }) {
      for (const [cookie, session] of sessions) if (session.id === id) sessions.delete(cookie)
    },
    list: async () => people,
    async add({ phone, name, role }) {
      calls.push(`add ${phone} ${name} ${role}`)
      if (role === 'owner') return { ok: false, reason: 'needs two persons' }
      const id = randomUUID()
      people.push({ ...ofRole('manager'), id, phone, name, role, hasApp: false })
      return { ok: true, id }
    },
    changeRole: async (id, role) => change(`role ${role}`, id, (person) => (person.role = role)),
    end: async (id) =>
      change('end', id, (person) => {
        person.endedAt = now()
      }),
    resetFactor: async (id) => change('reset factor', id, (person) => (person.hasApp = false)),
  }
}
