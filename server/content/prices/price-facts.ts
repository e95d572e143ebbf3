import type { Database } from '#database/client.ts'
import { priceKeyOf } from '#domain/content/prices/ask-prices.ts'
import { lowestOf, type PriceFacts } from '#domain/content/prices/lowest-of.ts'
import { listTripsPublishedBy } from './price-store.ts'
import { readPriceHistory } from './read-price-history.ts'

const day = 24 * 60 * 60_000

/** What a price of this trip is measured by beside the one that it replaces, for whoever changes it. */
export async function readPriceFacts(
  db: Database,
  { id, staffId, now }: { id: string; staffId: string; now: Date },
): Promise<PriceFacts> {
  const [history, published] = await Promise.all([
    readPriceHistory(db, id),
    listTripsPublishedBy(db, staffId, new Date(now.getTime() - day)),
  ])
  const others = published.filter(
    (one) =>
      one.id !== id && one.before && priceKeyOf(one.before, one.before) !== priceKeyOf(one.before, one.body),
  )
  return { lowest: lowestOf(history, now), otherTrips: new Set(others.map((one) => one.id)).size }
}
