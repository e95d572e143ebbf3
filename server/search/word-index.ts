import MiniSearch, { type Query } from 'minisearch'
import type { Clause } from '#domain/search/search-meaning.ts'
import { type IndexTexts, type SearchField, searchFields } from './index-texts.ts'

type Terms = {
  /** Titles and places alone, and whole words of them. */
  namesOnly?: boolean
  /** The words name sights, not places: what a trip is for weighs more than the names on its way. */
  isGeneral?: boolean
  /** Whether words that only begin with this one will do. */
  mayBegin: (word: string) => boolean
  /** What a document's score is multiplied by. */
  lift: (id: string) => number
}

export type WordIndex = {
  /** Ids of documents that meets every clause, the best first. */
  find: (clauses: Clause[], terms: Terms) => string[]
}

const boost: Record<SearchField, number> = { location: 6, title: 4, places: 3, tags: 3, keywords: 1 }
const generalBoost: Record<SearchField, number> = { location: 1, title: 3, places: 1, tags: 6, keywords: 3 }
const nameFields: SearchField[] = ['title', 'location', 'places']
const weights = { prefix: 0.3, fuzzy: 0 }

export function createWordIndex(texts: IndexTexts[]): WordIndex {
  const index = new MiniSearch<IndexTexts>({
    fields: [...searchFields],
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word || null,
    searchOptions: { boost, weights },
  })
  index.addAll(texts)
  return {
    find(clauses, { namesOnly, isGeneral, mayBegin, lift }) {
      const terms = namesOnly ? { fields: nameFields } : { prefix: mayBegin }
      const weighed = isGeneral ? { ...terms, boost: generalBoost } : terms
      return index.search(queryOf(clauses), { ...weighed, boostDocument: lift }).map(({ id }) => id)
    },
  }
}

function queryOf(clauses: Clause[]): Query {
  return {
    combineWith: 'AND',
    queries: clauses.map((clause) => ({
      combineWith: 'OR',
      queries: clause.map((words) => ({ combineWith: 'AND', queries: words })),
    })),
  }
}
