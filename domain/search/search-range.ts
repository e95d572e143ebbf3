/** Both ends included. */
export type Range = { min: number; max: number }

/** A filter read out of a query, and the text without it. */
export type Taken = { range: Range; rest: string }

export const endless = Number.POSITIVE_INFINITY
export const exactly = (value: number): Range => ({ min: value, max: value })
export const between = (a: number, b: number): Range => ({ min: Math.min(a, b), max: Math.max(a, b) })

/** Words that set a bound, before the number and (as Hindi does) after it. */
export const boundWords = {
  below: 'under|below|within|less than|cheaper than|up ?to|not more than|max(?:imum)?|<',
  above: 'above|over|more than|at least|min(?:imum)?|>',
  belowAfter: 'se kam|se neeche|ke andar|ke neeche|ke under|tak|or less|or under|से कम|के अंदर|के नीचे|तक',
  aboveAfter: 'se (?:zyada|jyada|upar)|or more|से (?:ज्यादा|अधिक|ऊपर)',
}

/** A pattern that begins and ends at the edge of a word. */
export function wholeWords(source: string, flags = ''): RegExp {
  const character = String.raw`[\p{L}\p{M}\p{N}]`
  return new RegExp(`(?<!${character})(?:${source})(?!${character})`, `u${flags}`)
}

export function without(text: string, found: RegExpExecArray): string {
  return `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
}
