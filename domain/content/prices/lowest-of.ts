import type { PricesSince } from './old-price.ts'

/** What a price is measured by beside the one that it replaces. */
export type PriceFacts = {
  /** Of the last year, by the names of packages. */
  lowest: Readonly<Record<string, number>>
  /** Whose prices the same person has changed within a day. */
  otherTrips: number
}

const year = 365 * 24 * 60 * 60_000

/** The lowest at which each package was sold in the last year, by its name. `history` begins with the oldest. */
export function lowestOf(history: readonly PricesSince[], now: Date): Record<string, number> {
  const since = now.getTime() - year
  const begun = Math.max(
    0,
    history.findLastIndex(({ at }) => at.getTime() <= since),
  )
  const lowest: Record<string, number> = {}
  for (const { prices } of history.slice(begun))
    for (const [name, price] of Object.entries(prices)) lowest[name] = Math.min(price, lowest[name] ?? price)
  return lowest
}
