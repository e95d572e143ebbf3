import type { Database } from '#database/client.ts'
import { type AuthError, authErrors } from '../auth-error.ts'
import { findUserByPhone } from '../users/user-store.ts'
import { saveCode } from './code-store.ts'
import type { DeliverCode } from './deliver-code.ts'

/** Sends a code to log in with. The user is made when the number is confirmed, not before. */
export type SendLoginCode = (login: {
  phone: string
  /** Who asks. */
  address: string
  mayBeNew: boolean
  metadata: Record<string, unknown>
}) => Promise<{ ok: true } | AuthError>

export function createSendLoginCode(deps: { db: Database; deliverCode: DeliverCode }): SendLoginCode {
  const { db, deliverCode } = deps
  return async ({ phone, address, mayBeNew, metadata }) => {
    if (!mayBeNew && !(await findUserByPhone(db, phone))) return authErrors.signupsOff
    return deliverCode({ phone, purpose: 'sms', address }, (stored) =>
      saveCode(db, { phone, purpose: 'sms', metadata, userId: null, sessionId: null, ...stored }),
    )
  }
}
