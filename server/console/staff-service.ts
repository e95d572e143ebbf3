import type { Actor } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { Device, StaffSession } from '../staff/staff-session.ts'

/** A browser in which somebody is signed in. */
export type StaffDevice = {
  id: string
  kind: 'phone' | 'tablet' | 'computer' | 'other'
  name: string
  startedAt: Date
  lastSeenAt: Date
}

export type ListedPerson = {
  id: string
  phone: string
  name: string
  role: Role
  activeFrom: Date
  lastSignInAt: Date | null
  endedAt: Date | null
  hasApp: boolean
  passkeys: number
  recoveryCodes: number
}

export type StaffPasskey = { id: string; name: string; addedAt: Date; usedAt: Date | null }

/** What a browser is asked for; `options` are those of WebAuthn, in JSON. */
export type PasskeyWish = { attempt: string; options: object }

type Refused<Reason extends string> = { ok: false; reason: Reason; until?: Date }
export type StepRefused = Refused<'wrong' | 'expired' | 'locked'>
export type TooMany = { ok: false; reason: 'too many'; retryAfter: number }

export type StaffAdded =
  | { ok: true; id: string }
  | Refused<'forbidden' | 'not a phone' | 'country' | 'not a name' | 'taken' | 'needs two persons'>
export type StaffChanged =
  | { ok: true }
  | Refused<'forbidden' | 'unknown' | 'yourself' | 'last owner' | 'needs two persons'>

/** What the console asks of server/staff. */
export type StaffService = {
  /** Always the same answer; sends a code only to somebody who works here. */
  sendCode(phone: string, from: { address: string }): Promise<{ ok: true; attempt: string } | TooMany>
  /** A right code leads to the second step: enrolment for who has no factor yet, else the app's code. */
  verifyCode(
    attempt: string,
    code: string,
  ): Promise<{ ok: true; next: 'enrol' | 'factor'; step: string } | StepRefused>
  /** The same for as long as the step lasts; null when it is over. */
  beginEnrolment(step: string): Promise<{ secret: string; uri: string } | null>
  finishEnrolment(
    step: string,
    code: string,
    device: Device,
  ): Promise<{ ok: true; cookie: string; recoveryCodes: string[] } | StepRefused>
  /** By the app's code or a recovery code. */
  verifyFactor(
    step: string,
    code: string,
    device: Device,
  ): Promise<{ ok: true; cookie: string } | StepRefused>
  beginPasskeyLogin(from: { address: string }): Promise<({ ok: true } & PasskeyWish) | TooMany>
  finishPasskeyLogin(
    attempt: string,
    response: unknown,
    device: Device,
  ): Promise<{ ok: true; cookie: string } | StepRefused>
  beginPasskeyFreshen(session: StaffSession): Promise<PasskeyWish>
  finishPasskeyFreshen(
    session: StaffSession,
    attempt: string,
    response: unknown,
  ): Promise<{ ok: true } | StepRefused>
  listPasskeys(staffId: string): Promise<StaffPasskey[]>
  beginPasskey(
    session: StaffSession,
  ): Promise<({ ok: true } & PasskeyWish) | Refused<'not fresh' | 'too many'>>
  addPasskey(
    session: StaffSession,
    attempt: string,
    response: unknown,
    name: string,
  ): Promise<{ ok: true } | Refused<'not fresh' | 'too many' | 'wrong' | 'expired'>>
  removePasskey(session: StaffSession, id: string): Promise<boolean>
  /** Reads and renews; null when there is none, it is over, or the person's access has ended. */
  identify(cookie: string | undefined): Promise<StaffSession | null>
  /** A code of the app, or a recovery code, makes the factor fresh. */
  freshen(session: StaffSession, code: string): Promise<{ ok: true } | StepRefused>
  newRecoveryCodes(
    session: StaffSession,
  ): Promise<{ ok: true; recoveryCodes: string[] } | Refused<'not fresh'>>
  signOut(session: StaffSession): Promise<void>
  signOutEverywhere(whose: StaffSession | string, actor?: Actor): Promise<unknown>
  listDevices(staffId: string): Promise<StaffDevice[]>
  endDevice(which: { staffId: string; id: string }, actor: Actor): Promise<unknown>
  list(): Promise<ListedPerson[]>
  add(person: { phone: string; name: string; role: Role }, actor: Actor): Promise<StaffAdded>
  changeRole(id: string, role: Role, actor: Actor): Promise<StaffChanged>
  end(id: string, actor: Actor): Promise<StaffChanged>
  resetFactor(id: string, actor: Actor): Promise<StaffChanged>
}
