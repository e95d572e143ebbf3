import type { ListingSlug } from '#content/pages/types.ts'
import { filterFacts } from '#domain/listings/filter-facts.ts'
import { type Sort, sorts } from '#domain/listings/trip-filter.ts'
import { createTripIndex, type TripIndex } from '#domain/listings/trip-index.ts'
import { onceEach } from '#domain/steps/once-each.ts'
import { type FromPrices, fromPriced } from '#domain/trips/from-price.ts'
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts'
import type { FromPricesWatch } from '../departures/from-prices.ts'
import { type ReviewSums, rated, type TripRatings } from '../ratings/trip-ratings.ts'

/** What lists are ordered and filtered by, as long as no rating changes. */
export type Order = {
  /** Its trips have the ratings and the lowest prices of now, in the same places. */
  catalogue: Catalogue
  index: TripIndex
  /** Whether any trip has a rating. */
  isRated: boolean
  /** The orders in which a list can stand. */
  sorts: { value: Sort; label: string }[]
  /** Positions in the catalogue of the trips of each listing, filled when it is asked for. */
  members: Map<ListingSlug, Uint32Array>
}

/** A trip that stays as it is from edition to edition is read once. */
const factsOnce = onceEach(filterFacts)

/** Made once, and anew when a rating or a price has changed. */
export function createCurrentOrder({
  catalogue,
  ratings,
  fromPrices,
}: {
  catalogue: Catalogue
  ratings: Pick<TripRatings, 'current'>
  fromPrices: Pick<FromPricesWatch, 'current'>
}): () => Promise<Order> {
  let known: { of: ReviewSums; at: FromPrices; order: Order } | null = null
  return async () => {
    const [sums, prices] = await Promise.all([ratings.current(), fromPrices.current()])
    if (known?.of !== sums || known.at !== prices)
      known = { of: sums, at: prices, order: orderOf(catalogue, sums, prices) }
    return known.order
  }
}

function orderOf(written: Catalogue, sums: ReviewSums, prices: FromPrices): Order {
  const trips = written.trips.map((trip) => rated(sums, fromPriced(trip, prices)))
  const catalogue = sums.size + prices.size === 0 ? written : createCatalogue({ ...written, trips })
  const isRated = trips.some(({ rating }) => rating)
  return {
    catalogue,
    index: createTripIndex(trips.map(factsOnce)),
    isRated,
    sorts: sorts.filter(({ value }) => isRated || value !== 'rating'),
    members: new Map(),
  }
}
