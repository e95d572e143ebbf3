import { meaningOfText } from '#domain/search/search-meaning.ts'
import { isFiltered, parseSearchQuery } from '#domain/search/search-query.ts'
import { wordsOf } from '#domain/search/search-words.ts'
import { collectRelatedTerms, type Keyword } from './related-terms.ts'
import type { SearchDocument } from './search-document.ts'
import { fixedLengthFirst, liftOf, matchesFilters } from './weigh-documents.ts'
import { createWishRanking, type Wanted } from './wish-ranking.ts'

type SearchOptions = {
  limit?: number
  /** Ids that may be found; absent means all. */
  within?: ReadonlySet<string>
}

export type SearchIndex = {
  /** Ids, the best first. */
  search: (query: string, options?: SearchOptions) => string[]
}

export function buildIndex(documents: SearchDocument[], keywords: readonly Keyword[] = []): SearchIndex {
  const related = collectRelatedTerms(keywords)
  const byId = new Map(documents.map((document) => [document.id, document]))
  const byPopularity = documents.toSorted((a, b) => b.popularity - a.popularity)
  const highest = byPopularity[0]?.popularity || 1
  const { rank, lesserWishes } = createWishRanking(documents, keywords)

  return {
    search(query, { limit = documents.length, within } = {}) {
      const parsed = parseSearchQuery(query)
      const { wishes, anything } = meaningOfText(parsed.text, related.phrases)
      const fits = (document: SearchDocument | undefined): boolean =>
        document !== undefined && (within?.has(document.id) ?? true) && matchesFilters(document, parsed)
      if (wishes.length === 0 && (anything || isFiltered(parsed))) {
        const isMeant = (document: SearchDocument) =>
          fits(document) && !(parsed.days && document.days === null)
        return byPopularity
          .filter(isMeant)
          .slice(0, limit)
          .map(({ id }) => id)
      }
      const words = wordsOf(parsed.text)
      const weights = {
        months: parsed.months,
        highestPopularity: highest,
        meant: related.tripsMeant(parsed.text),
      }
      const wanted: Wanted = {
        typed: new Set(words),
        fits: (id) => fits(byId.get(id)),
        lift: (id) => liftOf(byId.get(id), weights),
        // A length asked for reorders the matches, so none may be left out before.
        limit: parsed.days ? documents.length : limit,
      }
      // 'The' on its own may become 'Thekkady'.
      const asked = wishes.length > 0 ? wishes : words.map((word) => [[word]])
      if (asked.length === 0) return []
      let ids = rank(asked, wanted)
      for (const lesser of ids.length === 0 ? lesserWishes(asked) : []) {
        if (ids.length === 0) ids = rank(lesser, wanted)
      }
      return (parsed.days ? fixedLengthFirst(ids, byId) : ids).slice(0, limit)
    },
  }
}
