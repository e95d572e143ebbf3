const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/g
/** What `oneLine` takes for unwanted, but line ends. */
const unwanted = /(?!\n)[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

/** Text that keeps the lines in which it was written, and nothing that is not seen. */
export function manyLines(text: string): string {
  return text.replace(lineEnds, '\n').replace(unwanted, ' ').trim()
}
