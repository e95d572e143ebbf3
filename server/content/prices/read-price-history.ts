import type { Database } from '#database/client.ts'
import type { PricesSince } from '#domain/content/prices/old-price.ts'
import { pricesByName, tripPricesOf } from '#domain/content/prices/trip-prices.ts'
import { listFilePrices, listPublishedTrips } from './price-store.ts'

/** At which prices a trip stood on the site: by its file until it was first published, and by its versions from then on. */
export async function readPriceHistory(db: Database, tripId: string): Promise<PricesSince[]> {
  const [files, published] = await Promise.all([listFilePrices(db, tripId), listPublishedTrips(db, tripId)])
  const first = published[0]?.at
  return [
    ...files.filter(({ at }) => first === undefined || at < first),
    ...published.map(({ at, body }) => {
      const prices = tripPricesOf(body)
      return { at, prices: prices ? pricesByName(prices) : {} }
    }),
  ]
}
