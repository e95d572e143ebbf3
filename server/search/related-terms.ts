import { type Clause, isInVocabulary, keyOf, longestPhrase } from '#domain/search/search-meaning.ts'
import { wordsOf } from '#domain/search/search-words.ts'
import { isSpecificTerm } from './trip-features.ts'

/** A kind of trip, what else people call it, and its trips. */
export type Keyword = { keyword: string; relatedTerms: string[]; tripIds: string[] }

export type RelatedTerms = {
  /** Terms that stand for their keywords. */
  phrases: ReadonlyMap<string, Clause>
  /** The trips of the keywords that a query names, itself or by a term. */
  tripsMeant: (query: string) => ReadonlySet<string>
}

export function collectRelatedTerms(keywords: readonly Keyword[]): RelatedTerms {
  const byPhrase = new Map<string, Keyword[]>()
  for (const entry of keywords) {
    for (const term of [entry.keyword, ...entry.relatedTerms]) {
      byPhrase.set(keyOf(term), [...(byPhrase.get(keyOf(term)) ?? []), entry])
    }
  }
  const phrases = new Map<string, Clause>()
  for (const [phrase, named] of byPhrase) {
    // Not every trip of a kind has a fort, and what the vocabulary says goes.
    if (isSpecificTerm(phrase) || isInVocabulary(phrase)) continue
    if (named.some(({ keyword }) => keyword === phrase)) continue
    phrases.set(phrase, [phrase.split(' '), ...named.map(({ keyword }) => [keyword])])
  }
  return {
    phrases,
    tripsMeant: (query) =>
      new Set(
        phrasesIn(wordsOf(query))
          .flatMap((phrase) => byPhrase.get(phrase) ?? [])
          .flatMap(({ tripIds }) => tripIds),
      ),
  }
}

function phrasesIn(words: string[]): string[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestPhrase, words.length - from) }, (_, i) =>
      words.slice(from, from + i + 1).join(' '),
    ),
  )
}
