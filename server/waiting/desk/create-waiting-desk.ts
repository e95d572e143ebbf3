import type { Database } from '#database/client.ts'
import type { WhichDeparture } from '../../departures/change-departure.ts'
import { listOffers, listParties } from '../../departures/waiting/waiting-store.ts'
import type { Resources } from '../../open-resources.ts'
import { createLeaveLine } from '../leave-line.ts'
import { createPutPartyFirst } from './put-first.ts'

/** What the console asks of waiting lists. */
export type WaitingDesk = ReturnType<typeof createWaitingDesk>

export function createWaitingDesk({ db, clock }: Pick<Resources, 'db' | 'clock'>) {
  return {
    /** Those who wait for a departure in their order, and those whose offer runs, with its end. */
    list: (which: WhichDeparture) => listWaiting(db, which),
    /** Offers that run, the first to end first. */
    listOffers: () => listOffers(db),
    putFirst: createPutPartyFirst({ db, clock }),
    takeOff: createLeaveLine({ db, clock }),
  }
}

async function listWaiting(db: Database, { tripId, id }: WhichDeparture) {
  const which = { tripId, departureId: id }
  const offers = await listOffers(db, which)
  const line = await listParties(db, which, ['waiting'])
  return { line, offers }
}
