/** Rupees that are handed over on the way and come back, as the content words them; null where nothing is. */
export function depositOnTheWay(exclusions: readonly string[]): string | null {
  for (const text of exclusions) {
    const amount = /\bdeposit of (₹[\d,]+)/.exec(text)?.[1]
    if (amount) return amount
  }
  return null
}
