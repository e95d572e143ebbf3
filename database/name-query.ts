/** Letters that begin so many names that a search for them would find a tenth of all. */
const fewestLetters = 3

/** What the index over `name_words` is asked for these words, as a tsquery; '' where there are none. */
export function nameQuery(words: readonly string[]): string {
  return words.map(startOf).join(' & ')
}

/** A word begins one of the name's; one or two letters of our alphabet are a whole word, an initial. */
function startOf(word: string): string {
  const quoted = `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  return word.length < fewestLetters && /^[a-z]+$/.test(word) ? quoted : `${quoted}:*`
}
