import { fillers, joiners, vocabulary } from './search-vocabulary.ts'
import { wordsOf } from './search-words.ts'

/** One thing a query asks for: any alternative will do, and an alternative needs all its words. */
export type Wish = string[][]

const meaningOf = new Map(vocabulary.map(([says, means]) => [keyOf(says), means.map(wordsOf)]))
const longestPhrase = Math.max(...[...meaningOf.keys()].map((phrase) => phrase.split(' ').length))
const fillerWords = new Set(wordsOf(fillers))
export const joinerWords: ReadonlySet<string> = new Set(wordsOf(joiners))

function keyOf(phrase: string): string {
  return wordsOf(phrase).join(' ')
}

/** `anything` is true for 'tour packages': words that ask for no trip in particular. */
type Meaning = { wishes: Wish[]; anything: boolean }

export function meaningOfText(text: string): Meaning {
  const words = wordsOf(text)
  const wishes: Wish[] = []
  let anything = false
  for (let i = 0; i < words.length; ) {
    const { length, meaning } = longestMeaning(words, i)
    const word = words[i] ?? ''
    if (meaning) wishes.push(meaning)
    else if (fillerWords.has(word) || /^\d{1,3}$/.test(word)) anything = true
    else if (word.length > 1 && !joinerWords.has(word)) wishes.push([[word]])
    i += length
  }
  return { wishes: distinct(wishes), anything }
}

function longestMeaning(words: string[], from: number): { length: number; meaning?: Wish } {
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
    const meaning = meaningOf.get(words.slice(from, from + length).join(' '))
    if (meaning) return { length, meaning }
  }
  return { length: 1 }
}

function distinct(wishes: Wish[]): Wish[] {
  return [...new Map(wishes.map((wish) => [JSON.stringify(wish), wish])).values()]
}
