import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Item, Problem } from '#domain/content/kinds.ts'
import { oldPriceDays, provenOldPrice } from '#domain/content/prices/old-price.ts'
import { tripPricesOf } from '#domain/content/prices/trip-prices.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { Judge, OpenContent } from '../../catalogue/open-content.ts'
import { readPriceHistory } from './read-price-history.ts'

type Deps = { db: Database; clock: Clock; content: Pick<OpenContent, 'files' | 'fileOf'>; judge: Judge }

/**
 * The rules, and that an old price is one: what was published proves it. Prices that nobody has changed keep theirs, as they
 * stand in the file or on the site.
 */
export function judgeWithPrices({ db, clock, content, judge }: Deps): Judge {
  async function unproven(item: Item, used: readonly Item[]): Promise<Problem[]> {
    const next = item.kind === 'trip' ? tripPricesOf(item.value) : null
    if (!next || (next.discount === 0 && next.packages.every(({ was }) => was === undefined))) return []
    const stands = [...used, ...content.files].filter(({ kind, id }) => kind === 'trip' && id === item.id)
    if (stands.some(({ value }) => tripPricesOf(value)?.key === next.key)) return []
    const history = await readPriceHistory(db, item.id)
    const file = content.fileOf(item.kind, item.source)
    const found = next.packages.flatMap(({ name, price, was }, i): Problem[] => {
      if (was === undefined) return []
      const proven = provenOldPrice(history, { name, price }, clock.now())
      return proven === was
        ? []
        : [{ file, field: `packages.${i}.was`, message: sayUnproven(proven, { name, price }) }]
    })
    if (next.discount > 0)
      found.push({
        file,
        field: 'discount',
        message: `write 0 with a new price: only one at which it was sold in the ${oldPriceDays} days before may be struck through, at its package`,
      })
    return found
  }

  return async (item, used) => [...(await judge(item, used)), ...(await unproven(item, used))]
}

function sayUnproven(proven: number | null, { name, price }: { name: string; price: number }): string {
  return proven === null
    ? `leave it out: nothing proves that “${name}” cost more than ${formatRupees(price)} in all of the ${oldPriceDays} days before`
    : `write ${proven}, the lowest price of the ${oldPriceDays} days before, or leave it out`
}
