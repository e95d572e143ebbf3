/** What is handed over on the way and comes back, as the content words it: '₹10,000 a bike'; null where nothing is. */
export function depositOnTheWay(exclusions: readonly string[]): string | null {
  for (const text of exclusions) {
    const amount = /\bdeposit of (₹[\d,]+(?: (?:a|for each|for the) \w+)?)/.exec(text)?.[1]
    if (amount) return amount
  }
  return null
}
