type Prices<T> = {
  /** What it costs at least, told at once. */
  least: (candidate: T) => number
  /** What it really costs, which takes time to find out. */
  cost: (candidate: T) => number
}

/** The candidate that costs least, or null where none costs less than the limit. Real costs are asked of few: of those that can still win. */
export function cheapest<T>(candidates: T[], { least, cost }: Prices<T>, limit: number): T | null {
  let lowest = limit
  let chosen: T | null = null
  const inOrder = candidates
    .map((candidate) => ({ candidate, least: least(candidate) }))
    .sort((a, b) => a.least - b.least)
  for (const { candidate, least } of inOrder) {
    if (least >= lowest) break
    const real = cost(candidate)
    if (real < lowest) [lowest, chosen] = [real, candidate]
  }
  return chosen
}
