/** The words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether a text holds a name as a whole word: 'Leh' is in 'Leh’s' but not in 'Lehenga'. */
export function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text[at + name.length] ?? ' '
    if (!isLetter.test(before) && !isLetter.test(after)) return true
  }
  return false
}

const isLetter = /[\p{L}\p{N}]/u
