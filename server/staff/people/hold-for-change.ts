import type { Transaction } from '#database/client.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { may } from '#domain/staff/roles.ts'
import { isUuid } from '../../identity/read-claims.ts'
import { lockActive, type Person } from './staff-store.ts'

/**
 * Holds who acts and whom it is about, and says whether the one may change the other: whoever has the command line, or somebody with access
 * whose role allows it now. `person` is null when nobody with access has that id.
 */
export async function holdForChange(
  tx: Transaction,
  actor: Actor,
  id: string | null,
): Promise<{ allowed: boolean; person: Person | null }> {
  const actorId = actor.kind === 'staff' ? actor.id : null
  const people = await lockActive(tx, [actorId, id].filter(isUuid))
  const acting = people.find((candidate) => candidate.id === actorId)
  const allowed = acting ? may(acting.role, 'staff: change') : actor.kind === 'command line'
  return { allowed, person: people.find((candidate) => candidate.id === id) ?? null }
}
