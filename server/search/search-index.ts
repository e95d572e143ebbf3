import { meaningOfText } from '#domain/search/search-meaning.ts'
import { isFiltered, type SearchQuery } from '#domain/search/search-query.ts'
import { wordsOf } from '#domain/search/search-words.ts'
import { finish, type Steps } from '#domain/steps/finish.ts'
import { rankingClauses, type Wanted } from './clause-ranking.ts'
import { collectRelatedTerms, type Keyword } from './related-terms.ts'
import type { SearchDocument } from './search-document.ts'
import { createWeights } from './weigh-documents.ts'

export type SearchIndex = {
  /** Ids of what the words mean, the best first. Months and length only move them: filters are for listings. */
  search: (query: SearchQuery) => string[]
}

export function buildIndex(documents: SearchDocument[], keywords: readonly Keyword[] = []): SearchIndex {
  return finish(indexing(documents, keywords))
}

/** The same in steps. */
export function* indexing(documents: SearchDocument[], keywords: readonly Keyword[]): Steps<SearchIndex> {
  const related = collectRelatedTerms(keywords)
  const byPopularity = documents.toSorted((a, b) => b.popularity - a.popularity)
  const all = Array.from(byPopularity, (_, document) => document)
  const ids = byPopularity.map(({ id }) => id)
  const { rank, lesserClauses } = yield* rankingClauses(byPopularity, keywords)
  const { liftFor, easiestFirst, fixedLengthFirst } = createWeights(byPopularity)

  function inAskedOrder(found: number[], { days, suits }: SearchQuery): string[] {
    const fitting = days ? fixedLengthFirst(found) : found
    const ordered = suits === 'beginners' ? easiestFirst(fitting) : fitting
    return ordered.map((document) => ids[document] ?? '')
  }

  return {
    search(query) {
      const { clauses, anything } = meaningOfText(query.text, related.phrases)
      if (clauses.length === 0 && (anything || isFiltered(query))) return inAskedOrder(all, query)
      const words = wordsOf(query.text)
      // 'The' on its own may become 'Thekkady'.
      const asked = clauses.length > 0 ? clauses : words.map((word) => [[word]])
      if (asked.length === 0) return []
      const wanted: Wanted = {
        typed: new Set(words),
        lift: liftFor({ months: query.months, meant: related.tripsMeant(query.text) }),
      }
      let found = rank(asked, wanted)
      for (const lesser of found.length === 0 ? lesserClauses(asked) : []) {
        if (found.length === 0) found = rank(lesser, wanted)
      }
      return inAskedOrder(found, query)
    },
  }
}
