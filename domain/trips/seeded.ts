/** Numbers from a seed: server and browser draw the same ones, today and tomorrow. */
function seededNumbers(seed: string): () => number {
  let state = 2166136261
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The items in an order that the seed decides. */
export function seededOrder<T>(items: readonly T[], seed: string): T[] {
  const next = seededNumbers(seed)
  return items
    .map((item) => ({ item, rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
