/** The middle one of them; of an even number the upper of both. Nothing measured is not a number, so no bar is met by it. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value below which such a share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** How many times the second the first is, both taken in turns in the same run. */
export function ratioOfMedians(values: readonly number[], others: readonly number[]): number {
  return median(values) / median(others)
}

/** What no list of values gets past: its end. */
export function largest(values: readonly number[]): number {
  return values.length > 0 ? Math.max(...values) : Number.NaN
}
