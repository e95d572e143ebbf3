import { fillers, joiners, vocabulary } from './search-vocabulary.ts'
import { wordsOf } from './search-words.ts'

/** One thing a query asks for: any alternative will do, and an alternative needs all its words. */
export type Clause = string[][]

const meaningOf = new Map(vocabulary.map(([says, means]) => [keyOf(says), means.map(wordsOf)]))
/** Words; a longer phrase has no meaning of its own. */
export const longestPhrase = 5
const fillerWords = new Set(wordsOf(fillers))
export const joinerWords: ReadonlySet<string> = new Set(wordsOf(joiners))

/** A phrase as meanings are looked up by. */
export function keyOf(phrase: string): string {
  return wordsOf(phrase).join(' ')
}

export function isInVocabulary(phrase: string): boolean {
  return meaningOf.has(keyOf(phrase))
}

/** Beside other words it counts travellers or rooms. */
const isCount = (word: string) => /^\d{1,3}$/.test(word)

/** `anything` is true for 'tour packages': words that ask for no trip in particular. */
type Meaning = { clauses: Clause[]; anything: boolean }

/** Further phrases with what they stand for, by their key. The vocabulary's own come first. */
type Phrases = ReadonlyMap<string, Clause>
const none: Phrases = new Map()

export function meaningOfText(text: string, phrases = none): Meaning {
  const words = wordsOf(text)
  const saysMore = !words.every(isCount)
  const clauses: Clause[] = []
  let anything = false
  for (let i = 0; i < words.length; ) {
    const { length, meaning } = longestMeaning(words, i, phrases)
    const word = words[i] ?? ''
    if (meaning) clauses.push(meaning)
    else if (isCount(word)) anything ||= saysMore
    else if (fillerWords.has(word)) anything = true
    else if (word.length > 1 && !joinerWords.has(word)) clauses.push([[word]])
    i += length
  }
  return { clauses: distinct(clauses), anything }
}

function longestMeaning(
  words: string[],
  from: number,
  phrases: Phrases,
): { length: number; meaning?: Clause } {
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
    const phrase = words.slice(from, from + length).join(' ')
    // 'Getaway' alone may stand for something; beside other words it says nothing.
    const saysNothing = length === 1 && words.length > 1 && fillerWords.has(phrase)
    const meaning = meaningOf.get(phrase) ?? (saysNothing ? undefined : phrases.get(phrase))
    if (meaning) return { length, meaning }
  }
  return { length: 1 }
}

function distinct(clauses: Clause[]): Clause[] {
  return [...new Map(clauses.map((clause) => [JSON.stringify(clause), clause])).values()]
}
