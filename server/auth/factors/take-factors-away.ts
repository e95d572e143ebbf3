import type { Database } from '#database/client.ts'
import type { TellTraveller } from '../../account/tell-traveller.ts'
import { lowerSessions } from '../sessions/session-store.ts'
import type { User } from '../users/user-store.ts'
import { deleteFactor, type Factor, listFactors } from './factor-store.ts'

/**
 * Takes authenticator apps away, in the caller's transaction. Once none protects the account its sessions count as having shown none,
 * and the traveller is told.
 */
export async function takeFactorsAway(
  tx: Database,
  { user, factors, at }: { user: User; factors: Factor[]; at: Date },
  tellTraveller: TellTraveller,
): Promise<void> {
  for (const { id } of factors) await deleteFactor(tx, id)
  if (!factors.some(isConfirmed)) return
  const left = await listFactors(tx, user.id)
  if (!left.some(isConfirmed)) await lowerSessions(tx, user.id)
  await tellTraveller(tx, { travellerId: user.id, phone: user.phone, event: 'second factor removed', at })
}

function isConfirmed({ verifiedAt }: Factor): boolean {
  return verifiedAt !== null
}
