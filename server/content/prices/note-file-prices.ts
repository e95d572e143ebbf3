import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { pricesByName, tripPricesOf } from '#domain/content/prices/trip-prices.ts'
import type { OpenContent } from '../../catalogue/open-content.ts'
import { insertFilePrices } from './price-store.ts'

/** At a start: what trips cost by the files of this release, from now on. */
export async function noteFilePrices({
  patientDb,
  clock,
  content,
}: {
  patientDb: Database
  clock: Clock
  content: Pick<OpenContent, 'files'>
}): Promise<void> {
  const trips = content.files.flatMap(({ kind, id, value }) => {
    const prices = kind === 'trip' ? tripPricesOf(value) : null
    return prices ? [{ id, prices: pricesByName(prices) }] : []
  })
  await insertFilePrices(patientDb, trips, clock.now())
}
