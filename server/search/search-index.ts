import { meaningOfText } from '#domain/search/search-meaning.ts'
import { isFiltered, type SearchQuery } from '#domain/search/search-query.ts'
import { wordsOf } from '#domain/search/search-words.ts'
import { createClauseRanking, type Wanted } from './clause-ranking.ts'
import { collectRelatedTerms, type Keyword } from './related-terms.ts'
import type { SearchDocument } from './search-document.ts'
import { easiestFirst, fixedLengthFirst, liftOf } from './weigh-documents.ts'

export type SearchIndex = {
  /** Ids of what the words mean, the best first. Months and length only move them: filters are for listings. */
  search: (query: SearchQuery) => string[]
}

export function buildIndex(documents: SearchDocument[], keywords: readonly Keyword[] = []): SearchIndex {
  const related = collectRelatedTerms(keywords)
  const byId = new Map(documents.map((document) => [document.id, document]))
  const byPopularity = documents.toSorted((a, b) => b.popularity - a.popularity)
  const highest = byPopularity[0]?.popularity || 1
  const { rank, lesserClauses } = createClauseRanking(documents, keywords)

  function inAskedOrder(ids: string[], { days, suits }: SearchQuery): string[] {
    const fitting = days ? fixedLengthFirst(ids, byId) : ids
    return suits === 'beginners' ? easiestFirst(fitting, byId) : fitting
  }

  return {
    search(query) {
      const { clauses, anything } = meaningOfText(query.text, related.phrases)
      if (clauses.length === 0 && (anything || isFiltered(query))) {
        const ids = byPopularity.map(({ id }) => id)
        return inAskedOrder(ids, query)
      }
      const words = wordsOf(query.text)
      const weights = {
        months: query.months,
        highestPopularity: highest,
        meant: related.tripsMeant(query.text),
      }
      const wanted: Wanted = {
        typed: new Set(words),
        lift: (id) => liftOf(byId.get(id), weights),
      }
      // 'The' on its own may become 'Thekkady'.
      const asked = clauses.length > 0 ? clauses : words.map((word) => [[word]])
      if (asked.length === 0) return []
      let ids = rank(asked, wanted)
      for (const lesser of ids.length === 0 ? lesserClauses(asked) : []) {
        if (ids.length === 0) ids = rank(lesser, wanted)
      }
      return inAskedOrder(ids, query)
    },
  }
}
