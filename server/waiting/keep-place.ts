import type { Database } from '#database/client.ts'
import { lockBookingsOf } from '../bookings/booking-list-store.ts'
import { lockDepartures } from '../departures/seat-store.ts'
import { findParty, listPartiesOf, saveParty } from '../departures/waiting/waiting-store.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { type ShownParty, viewParty } from './show-waiting.ts'
import type { WaitingLinks } from './waiting-links.ts'

type KeepPlace = (tx: Database, code: string, travellerId: string) => Promise<boolean>

/** Makes a place the account's of whoever opened its link, in the caller's transaction, which holds the account. The first one has it. */
export function createKeepPlace({ links }: { links: WaitingLinks }): KeepPlace {
  return async (tx, code, travellerId) => {
    const id = links.read(code)
    const seen = id === null ? null : await findParty(tx, id)
    if (!seen) return false
    await lockDepartures(tx, [seen])
    const party = await findParty(tx, seen.id)
    if (!party || (party.travellerId !== null && party.travellerId !== travellerId)) return false
    if (party.travellerId === null) await saveParty(tx, party.id, { travellerId })
    return true
  }
}

/** A place with its own address. */
export type MyPlace = ShownParty & { path: string }

export type ListMyPlaces = (traveller: Traveller) => Promise<MyPlace[]>

/** What a traveller waits for, or was offered. */
export function createListMyPlaces(
  deps: Parameters<typeof viewParty>[1] & { links: WaitingLinks },
): ListMyPlaces {
  return async ({ id }) => {
    const parties = await listPartiesOf(deps.db, id, ['waiting', 'offered'])
    return Promise.all(
      parties.map(async (party) => ({
        ...(await viewParty(party, deps)),
        path: deps.links.pathOf(party.id),
      })),
    )
  }
}

/** From here on nothing is offered to a traveller until the transaction ends. Bookings before departures, as everywhere. */
export async function lockPlacesOf(tx: Pick<Database, 'select'>, travellerId: string): Promise<void> {
  const parties = await listPartiesOf(tx, travellerId, ['waiting'])
  if (parties.length === 0) return
  await lockBookingsOf(tx, travellerId)
  await lockDepartures(tx, parties)
}
