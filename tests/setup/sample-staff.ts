import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../database/client.ts'
import { logEntries } from '../../database/schema/audit.ts'
import { staff, staffFactors, staffSessions } from '../../database/schema/staff.ts'
import { type Role, roles } from '../../domain/staff/roles.ts'
import { createAuthSecrets } from '../../server/auth/keys/auth-secrets.ts'

export const smsCode = '204817'
const authSecret = 'a secret of the tests that has more than 32 bytes'
const appSecret = 'K4FL7QXD2MNBRT6WK4FL7QXD2MNBRT6W'
const phoneOf = (i: number) => `91981100000${i}`
const minute = 60_000
/** Of an owner who has no app yet. */
const newcomer = '919811000009'

/** What a server is started with that has these staff. */
export const staffSettings = {
  AUTH_SECRET: authSecret,
  SMS_TEST_OTP: [...roles.map((_, i) => phoneOf(i)), newcomer].map((phone) => `${phone}:${smsCode}`).join(),
}

/** One of each role, with an app, in the database of a server; and what they have at hand. */
export async function hireStaff(db: Database, now: () => Date) {
  const secrets = createAuthSecrets(authSecret)
  const people = roles.map((role, i) => ({
    id: randomUUID(),
    phone: phoneOf(i),
    name: `Sample ${role}`,
    role,
    activeFrom: now(),
  }))
  await db.insert(staff).values(people)
  await db.insert(staffFactors).values(
    people.map(({ id }) => ({
      staffId: id,
      secret: secrets.encrypt(appSecret),
      lastStep: 0,
      enrolledAt: now(),
    })),
  )
  let seen = 0
  const ofRole = (role: Role) => people.find((person) => person.role === role) ?? fail(role)

  return {
    people,
    ofRole,
    /** The value of the cookie of a new session, of who has this role or of this person. */
    async sessionOf(who: Role | { id: string }): Promise<string> {
      const cookie = randomBytes(32).toString('base64url')
      await db.insert(staffSessions).values({
        id: randomUUID(),
        staffId: (typeof who === 'string' ? ofRole(who) : who).id,
        hash: secrets.hashStaffLogin('cookie', cookie),
        deviceKind: 'computer',
        deviceName: 'Chrome on Linux',
        startedAt: now(),
        lastSeenAt: now(),
        freshUntil: new Date(now().getTime() + 5 * minute),
      })
      return cookie
    },
    /** Of everybody's app at this moment; each counts once for each person. */
    appCode: () => codeAt(appSecret, now()),
    /** Ends the fresh factor of all. */
    letFactorsAge: () => db.update(staffSessions).set({ freshUntil: null }),
    /** One more owner, whose first login sets up an app: those of the others stay theirs. Answers the phone. */
    async addNewcomer(): Promise<string> {
      const person = { id: randomUUID(), phone: newcomer, name: 'Sample newcomer', role: 'owner' as const }
      await db.insert(staff).values({ ...person, activeFrom: now() })
      return newcomer.slice(2)
    },
    /** Takes the app of somebody, whose next login sets up another. */
    removeApp: (role: Role) => db.delete(staffFactors).where(sql`staff_id = ${ofRole(role).id}`),
    /** What was done since the tests last asked, as the log tells it. */
    async takeDeeds(): Promise<string[]> {
      const rows = await db.select().from(logEntries).where(sql`id > ${seen}`).orderBy(logEntries.id)
      seen = rows.at(-1)?.id ?? seen
      return rows.map(({ what }) => what)
    },
  }
}

export type SampleStaff = Awaited<ReturnType<typeof hireStaff>>

/** What an app with this secret shows. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: moment.getTime(),
  })
}

function fail(role: string): never {
  throw new Error(`nobody is ${role}`)
}
