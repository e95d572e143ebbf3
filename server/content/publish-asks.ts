import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { nameOf } from '#domain/content/kinds.ts'
import type { Asked, Publication, PublishAsk } from '#domain/content/publish-ask.ts'
import { publishAsks } from '#domain/content/publish-asks.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { readActive } from '../staff/people/staff-store.ts'
import { listAgreedPrices } from './prices/agreed-price-store.ts'
import { readPriceFacts } from './prices/price-facts.ts'

/** All that is asked before this may go onto the site, answered or not. */
export type AskPublication = (publication: Publication, by: Actor) => Promise<Asked[]>

export function createAskPublication(
  { db, clock }: { db: Database; clock: Clock },
  asks: readonly PublishAsk[] = publishAsks,
): AskPublication {
  return async (publication, by) => {
    const id = staffIdOf(by)
    const person = id === null ? null : await readActive(db, id)
    if (id !== null && !person) return [nobodyAnyMore]
    const isTrip = publication.kind === 'trip'
    const now = clock.now()
    const agreedPrices = isTrip ? await listAgreedPrices(db, nameOf(publication)) : []
    const prices =
      isTrip && id !== null
        ? await readPriceFacts(db, { id: publication.id, staffId: id, now })
        : { lowest: {}, otherTrips: 0 }
    const facts = { now, role: person?.role ?? null, agreedPrices, prices }
    return asks.flatMap((ask) => ask(publication, facts))
  }
}

const nobodyAnyMore: Asked = {
  kind: 'refusal',
  field: 'file',
  said: 'Whoever wanted it published has no access any more.',
}
