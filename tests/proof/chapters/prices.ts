import { maximumGuests } from '../../../domain/departures/guests.ts'
import { comparePrices } from '../compare-prices.ts'
import type { Proof } from '../proof.ts'
import { raisedLimits } from '../raised-limits.ts'
import { startServerProcess } from '../server-process.ts'

export const prices: Proof = {
  name: 'prices',
  title: 'Prices',
  doing: 'Comparing every price',
  prove: ({ withDatabase }) =>
    withDatabase('prices', async ({ url, pool }) => {
      await using server = await startServerProcess({ DATABASE_URL: url, LIMITS: raisedLimits })
      const { rows } = await pool.query<{ id: string }>('select distinct trip_id as id from departures')
      const guests = Array.from({ length: maximumGuests }, (_, i) => i + 1)
      const compared = await comparePrices(
        server.url,
        rows.map(({ id }) => id),
        guests,
      )
      return {
        text: `${compared.prices} prices of ${compared.trips} trips (every package, 1 to ${maximumGuests} guests, every coupon): shown and charged differ ${compared.differences.length} times.`,
        faults: compared.differences,
      }
    }),
}
