import { formatRupees } from '../../money/money.ts'

/** What the packages of a trip cost from a moment on, by what they are called. */
export type PricesSince = { at: Date; prices: Readonly<Record<string, number>> }

const day = 24 * 60 * 60_000
/** An old price is the lowest of so many days before a package became cheaper. */
export const oldPriceDays = 30

/**
 * What may be struck through beside the price of a package: the lowest at which it was sold in the 30 days before this price began.
 * Null where it was not sold all of that time, or no dearer. `history` begins with the oldest; before it nothing is known.
 */
export function provenOldPrice(
  history: readonly PricesSince[],
  { name, price }: { name: string; price: number },
  now: Date,
): number | null {
  let last = history.length - 1
  let until = now
  // The price that stands since some time keeps the old price that it began with.
  while (history[last]?.prices[name] === price) {
    until = history[last]?.at ?? now
    last--
  }
  const from = until.getTime() - oldPriceDays * day
  const before = history.slice(0, last + 1)
  const begun = before.findLastIndex(({ at }) => at.getTime() <= from)
  if (begun < 0) return null
  const sold = before.slice(begun).map(({ prices }) => prices[name])
  if (sold.some((one) => one === undefined)) return null
  const lowest = Math.min(...(sold as number[]))
  return lowest > price ? lowest : null
}

/** What the editor offers beside each old price, by its control. */
export function sayProven(proven: readonly (number | null)[]): Record<string, string> {
  return Object.fromEntries(
    proven.flatMap((one, i) =>
      one === null
        ? []
        : [
            [
              `packages.${i}.was`,
              `${formatRupees(one)} may stand here: the lowest price of the ${oldPriceDays} days before.`,
            ],
          ],
    ),
  )
}
