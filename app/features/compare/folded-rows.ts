import type { ListItem } from '#server/pages/compare/compare-trips.ts'

/** How many rows of a long group a phone shows at once. */
export const rowsFirst = 5

/** About as many letters as a phone shows of a folded cell, with room for the end of each line. */
const shownLetters = 320
const lineEnd = 12

/** Whether a list is higher than a folded cell. */
export function isLong(items: readonly ListItem[]): boolean {
  return items.reduce((letters, { text }) => letters + text.length + lineEnd, 0) > shownLetters
}
