import type { Transaction } from '#database/client.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Role } from '#domain/staff/roles.ts'

/** Whether a second person has agreed that this one becomes an owner, by their id or, of who is new, their phone. It counts once. */
export type TakeApproval = (tx: Transaction, approval: string, owner: string) => Promise<boolean>

/** A new owner takes two persons. The command line is the way in when all else fails, and acts alone. */
export async function mayGiveRole(
  tx: Transaction,
  about: { role: Role; actor: Actor; owner: string; approval: string | undefined },
  takeApproval: TakeApproval,
): Promise<boolean> {
  const { role, actor, owner, approval } = about
  if (role !== 'owner' || actor.kind === 'command line') return true
  return approval !== undefined && takeApproval(tx, approval, owner)
}
