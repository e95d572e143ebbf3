import { cleanLine } from '../forms/free-text.ts'

const longest = 500
/** A PAN and the number of a passport, with spaces between or without. */
const paperNumbers = /\b(?:[a-z]{5}[ -]?\d{4}[ -]?[a-z]|[a-z][ -]?\d{7})\b/gi

/** A reason in the words of whoever acts, as one line. Numbers of people’s papers are crossed out: they stand in no log. */
export function withoutPaperNumbers(reason: string): string {
  return [...cleanLine(reason.slice(0, 4 * longest)).replace(paperNumbers, '…')].slice(0, longest).join('')
}
