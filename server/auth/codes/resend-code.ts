import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { AuthError } from '../auth-error.ts'
import { findPendingCode, saveCode } from './code-store.ts'
import type { DeliverCode, NewCode } from './deliver-code.ts'

/** Sends a new code in place of one that waits. Where none does nothing happens, and nobody learns that. */
export type ResendCode = (which: NewCode) => Promise<{ ok: true } | AuthError>

export function createResendCode(deps: { db: Database; clock: Clock; deliverCode: DeliverCode }): ResendCode {
  const { db, clock, deliverCode } = deps
  return async (which) => {
    const pending = await findPendingCode(db, which, clock.now())
    if (!pending) return { ok: true }
    const { phone, purpose, metadata, userId, sessionId } = pending
    return deliverCode(which, (stored) =>
      saveCode(db, { phone, purpose, metadata, userId, sessionId, ...stored }),
    )
  }
}
