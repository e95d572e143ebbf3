/** What stands in a field of a file. Numbers stay numbers; all else is text. */
export type Cell = string | number

/** A spreadsheet takes a text that begins like this for a formula. */
export function looksLikeFormula(cell: Cell): cell is string {
  return typeof cell === 'string' && /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(cell)
}
