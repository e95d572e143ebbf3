import type { Amount, Cell } from '#domain/reports/cell.ts'

/** A spreadsheet takes a text that begins like this for a formula. */
export function looksLikeFormula(cell: Cell): cell is string {
  return typeof cell === 'string' && /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(cell)
}

/** '1805.50' */
export function writeAmount({ paise }: Amount): string {
  return (paise / 100).toFixed(2)
}
