/** How many words a reader takes in a minute. */
const wordsAMinute = 200

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute))
}
