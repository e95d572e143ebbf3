/** How many words a reader counts: 'don’t' and 'north-east' are one each, a dash alone is none. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s–—]*/gu)?.length ?? 0
}
