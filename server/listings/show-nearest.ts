import type { TripFilter } from '#domain/listings/trip-filter.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { CardList, ListCards } from '../cards/list-cards.ts'
import type { TripCardData } from '../cards/trip-card.ts'
import type { Sale } from './current-sale.ts'
import { type Change, findNearest, type Near } from './find-nearest.ts'

/** What to offer where a filter leaves nothing. */
export type Nearest = { changes: Change[]; trips: NearTrip[] }

/** A trip that comes near to what was asked, with what fits and what differs. */
export type NearTrip = Pick<TripCardData, 'id' | 'href' | 'title' | 'duration' | 'price' | 'picture'> &
  Omit<Near, 'at'>

type Missed = {
  /** Positions in the catalogue of the trips that were filtered. */
  list: Uint32Array
  filter: TripFilter
  /** What a search looked up. */
  words: string | null
  sale: Sale
  select: (list: Uint32Array, filter: TripFilter) => { matches: number[] }
}

export function createShowNearest({ trips, cards }: { trips: readonly Trip[]; cards: ListCards }) {
  const everywhere = Uint32Array.from(trips.keys())
  return async ({
    list,
    filter,
    words,
    sale,
    select,
  }: Missed): Promise<{ nearest: Nearest } & Pick<CardList, 'seatsOf'>> => {
    const { changes, near } = findNearest(
      { filter, list, words, others: everywhere },
      {
        trips,
        facts: sale.facts,
        select: (some, narrowed) => select(some, narrowed).matches,
        today: sale.today,
      },
    )
    const made = await cards(near.flatMap(({ at }) => trips[at] ?? []))
    const shown = made.cards.flatMap(({ id, href, title, duration, price, picture }, i): NearTrip[] => {
      const { at: _, ...told } = near[i] ?? { at: 0, leaves: '', fits: [], differs: [] }
      return [{ id, href, title, duration, price, picture, ...told }]
    })
    return { nearest: { changes, trips: shown }, seatsOf: made.seatsOf }
  }
}
