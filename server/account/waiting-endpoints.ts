import type { Traveller } from '../identity/identify-traveller.ts'
import { refuseAccount } from './refusals.ts'
import type { Methods } from './resource.ts'
import type { SignedOut } from './write-as-traveller.ts'

export type WaitingDeps = {
  /** False when there is no such place, or it is another's. */
  keepPlace: (traveller: Traveller, code: string) => Promise<{ ok: boolean } | SignedOut>
}

/** A place on a waiting list is a traveller's once they have opened its link. */
export function waitingEndpoints({ keepPlace }: WaitingDeps): Record<string, Methods> {
  return {
    '/waiting/:code': {
      async PUT(c, traveller) {
        const kept = await keepPlace(traveller, c.req.param('code') ?? '')
        if (kept.ok) return c.body(null, 204)
        return refuseAccount(c, 'reason' in kept ? 'session_not_found' : 'not_found')
      },
    },
  }
}
