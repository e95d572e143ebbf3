/** Characters; a shorter term suggests nothing. */
export const shortestTerm = 2
/** Keywords shown as popular searches. */
const popularCount = 10

export function popularSearches(keywords: readonly { keyword: string }[]): string[] {
  return keywords.slice(0, popularCount).map(({ keyword }) => keyword)
}
