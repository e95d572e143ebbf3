import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from '#database/client.ts'
import type { AuthSecrets } from '../../auth/keys/auth-secrets.ts'
import { describeDevice } from '../../auth/sessions/describe-device.ts'
import { type Person, updatePerson } from '../people/staff-store.ts'
import { actorOf } from '../staff-actor.ts'
import type { Device } from '../staff-session.ts'
import { freshMinutes, minutesAfter } from '../staff-times.ts'
import type { WriteLog } from '../write-log.ts'
import { insertSession } from './staff-session-store.ts'

/** How somebody has shown who they are. */
export type SignInWay = 'phone and app' | 'phone and recovery code' | 'passkey'

/** Signs somebody in, in the caller's transaction that holds the person; answers the value of the cookie, which is stored nowhere. */
export type OpenSession = (
  tx: Transaction,
  person: Person,
  about: { way: SignInWay; device: Device; at: Date },
) => Promise<string>

export function createOpenSession(deps: { secrets: AuthSecrets; writeLog: WriteLog }): OpenSession {
  const { secrets, writeLog } = deps
  return async (tx, person, { way, device, at }) => {
    const cookie = randomBytes(32).toString('base64url')
    const { kind, name } = describeDevice(device.userAgent)
    await insertSession(tx, {
      id: randomUUID(),
      staffId: person.id,
      hash: secrets.hashStaffLogin('cookie', cookie),
      deviceKind: kind,
      deviceName: name,
      startedAt: at,
      lastSeenAt: at,
      freshUntil: minutesAfter(at, freshMinutes),
    })
    await updatePerson(tx, person.id, { lastSignInAt: at })
    await writeLog(tx, at, {
      by: actorOf(person),
      what: 'staff signed in',
      subject: { kind: 'staff', id: person.id },
      after: { way },
    })
    return cookie
  }
}
