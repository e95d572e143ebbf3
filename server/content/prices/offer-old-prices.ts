import type { Database } from '#database/client.ts'
import { provenOldPrice } from '#domain/content/prices/old-price.ts'
import { tripPricesOf } from '#domain/content/prices/trip-prices.ts'
import { readPriceHistory } from './read-price-history.ts'

/** What was proven to be the old price of each package, in the order of the trip; null where there is none. */
export async function offerOldPrices(
  db: Database,
  { id, value }: { id: string; value: unknown },
  now: Date,
): Promise<(number | null)[]> {
  const prices = tripPricesOf(value)
  if (!prices) return []
  const history = await readPriceHistory(db, id)
  return prices.packages.map((one) => provenOldPrice(history, one, now))
}
