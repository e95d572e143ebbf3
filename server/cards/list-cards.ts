import { fromPriced } from '#domain/trips/from-price.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { plannable } from '../catalogue/plannable.ts'
import type { AskedTime } from '../departures/departure-store.ts'
import type { FromPricesWatch } from '../departures/from-prices.ts'
import type { ListNextDepartures } from '../departures/list-next-departures.ts'
import type { Log } from '../log.ts'
import type { PictureFormat } from '../pictures/manifest.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import { rated, type TripRatings } from '../ratings/trip-ratings.ts'
import type { Around, ChooseCovers } from './choose-covers.ts'
import { type TripCardData, tripCard } from './trip-card.ts'

export type CardList = {
  cards: TripCardData[]
  /** Trips whose seats the cards show; null while seats can't be read. */
  seatsOf: string[] | null
}
type Place = {
  /** A card shows the next date in it. */
  time?: AskedTime
  /** So that no picture is arranged like a neighbour's on another page of the list. */
  around?: Around<Trip>
  /** How their pictures stand; 'tall' unless it says otherwise. */
  format?: PictureFormat
}
export type ListCards = (trips: readonly Trip[], place?: Place) => Promise<CardList>

/** Cards of the given trips, with their real seats in one query. Without the database they stand without dates. */
export function createListCards(deps: {
  listNextDepartures: ListNextDepartures
  ratings: Pick<TripRatings, 'current'>
  fromPrices: Pick<FromPricesWatch, 'current'>
  log: Log
  picture: ResolvePicture
  chooseCovers: ChooseCovers
}): ListCards {
  return async (trips, { time, around, format } = {}) => {
    const next = await deps.listNextDepartures(trips.map(plannable), time).catch((error: unknown) => {
      deps.log.error({ error }, 'cards are shown without dates')
      return null
    })
    const [sums, prices] = await Promise.all([deps.ratings.current(), deps.fromPrices.current()])
    const covers = deps.chooseCovers(trips, around)
    return {
      cards: withoutTopic(
        trips.map((trip, i) =>
          tripCard(rated(sums, fromPriced(trip, prices)), next?.get(trip.id), deps.picture, covers[i], {
            time,
            format,
          }),
        ),
      ),
      seatsOf: next && trips.filter(({ kind }) => kind === 'group').map(({ id }) => id),
    }
  }
}

/** A label that most cards of a list carry is the topic of that list, which its heading has told. */
function withoutTopic(cards: TripCardData[]): TripCardData[] {
  const count = new Map<string | null, number>()
  for (const { label } of cards) count.set(label, (count.get(label) ?? 0) + 1)
  const isTopic = (label: string | null) => cards.length > 2 && (count.get(label) ?? 0) * 2 > cards.length
  return cards.map((card) => (isTopic(card.label) ? { ...card, label: null } : card))
}
