import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type AuthError, authErrors } from '../auth-error.ts'
import { saveCode } from '../codes/code-store.ts'
import type { DeliverCode } from '../codes/deliver-code.ts'
import { hasFreshCode } from '../codes/fresh-code.ts'
import { listFactors } from '../factors/factor-store.ts'
import { isPlainJson } from '../plain-json.ts'
import type { SignedIn } from '../sessions/identify-user.ts'
import { describeUser } from './describe-user.ts'
import { findUserByPhone, type User, updateUser } from './user-store.ts'

/** Changes what the client keeps about a user, or asks for a new phone number, which a code to it must confirm. */
export type ChangeUser = (
  who: SignedIn,
  change: { data?: Record<string, unknown>; phone?: string /** Who asks. */; address: string },
) => Promise<{ ok: true; answer: ReturnType<typeof describeUser> } | AuthError>

export function createChangeUser(deps: { db: Database; clock: Clock; deliverCode: DeliverCode }): ChangeUser {
  const { db, clock, deliverCode } = deps
  return async ({ user, session }, { data, phone, address }) => {
    const metadata = data && merge(user.metadata, data)
    if (metadata && !isPlainJson(metadata)) return authErrors.metadata
    const factors = await listFactors(db, user.id)
    const change: Partial<User> = { ...(metadata && { metadata }), updatedAt: clock.now() }
    const answer = async (changed: User | null) =>
      changed ? ({ ok: true, answer: describeUser(changed, factors) } as const) : authErrors.userGone
    if (!phone || phone === user.phone) return answer(await updateUser(db, user.id, change))

    if (factors.some(({ verifiedAt }) => verifiedAt) && session.aal !== 'aal2')
      return authErrors.secondFactorNeeded
    if (!hasFreshCode(session, clock.now())) return authErrors.freshCodeNeeded
    if (await findUserByPhone(db, phone)) return authErrors.phoneTaken
    let changed: User | null = null
    const delivered = await deliverCode({ phone, purpose: 'phone_change', address }, (stored) =>
      db.transaction(async (tx) => {
        const [userId, sessionId] = [user.id, session.id]
        await saveCode(tx, { phone, purpose: 'phone_change', metadata: {}, userId, sessionId, ...stored })
        changed = await updateUser(tx, userId, {
          ...change,
          newPhone: phone,
          phoneChangeSentAt: stored.sentAt,
        })
      }),
    )
    return delivered.ok ? answer(changed) : delivered
  }
}

/** A null takes a key away. */
function merge(before: Record<string, unknown>, data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...before, ...data }).filter(([, value]) => value !== null))
}
