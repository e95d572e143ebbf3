/** Words as the search compares them: lower case, without accents, apostrophes, nuktas and plural endings. */

/** Accents, the nukta, and characters without width. */
const marks = /[\u0300-\u036f]|\u093c|[\u200b-\u200d]|\ufe0f/g
const apostrophes = /['’‘`´]/g
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu
const devanagariZero = '०'.charCodeAt(0)

/** The text in one spelling, its punctuation kept. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(apostrophes, '')
    .replaceAll('ँ', 'ं')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
}

export function wordsOf(text: string): string[] {
  return (plainText(text).match(wordPattern) ?? []).map(singular)
}

/** 'beaches' → 'beach', 'families' → 'family', 'treks' → 'trek'; names lose an s on both sides of a comparison. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
