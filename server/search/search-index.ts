import { meaningOfText, type Wish } from '#domain/search/search-meaning.ts'
import { isFiltered, parseSearchQuery } from '#domain/search/search-query.ts'
import { tagWords } from '#domain/search/search-vocabulary.ts'
import { wordsOf } from '#domain/search/search-words.ts'
import { indexTextsOf, placeWordsOf, searchFields } from './index-texts.ts'
import { collectKnownWords } from './known-words.ts'
import { collectRelatedTerms, type Keyword } from './related-terms.ts'
import type { SearchDocument } from './search-document.ts'
import { isSpecificTerm } from './trip-features.ts'
import { fixedLengthFirst, liftOf, matchesFilters } from './weigh-documents.ts'
import { createWordIndex } from './word-index.ts'

type SearchOptions = {
  limit?: number
  /** Ids that may be found; absent means all. */
  within?: ReadonlySet<string>
}

export type SearchIndex = {
  /** Ids, the best first. */
  search: (query: string, options?: SearchOptions) => string[]
}

type Wanted = {
  typed: ReadonlySet<string>
  fits: (id: string) => boolean
  lift: (id: string) => number
  limit: number
}

/** Misspelt words are mended only when fewer than this are found by the words as typed. */
const enoughHits = 6
const shortestBeginning = 2

export function buildIndex(documents: SearchDocument[], keywords: readonly Keyword[] = []): SearchIndex {
  const related = collectRelatedTerms(keywords)
  const byId = new Map(documents.map((document) => [document.id, document]))
  const byPopularity = documents.toSorted((a, b) => b.popularity - a.popularity)
  const highest = byPopularity[0]?.popularity || 1
  const texts = documents.map(indexTextsOf)
  const index = createWordIndex(texts)
  const known = collectKnownWords(
    new Set(texts.flatMap((text) => searchFields.flatMap((field) => text[field].split(' ')))),
  )
  const placeWords = new Set(documents.flatMap(placeWordsOf))
  const kindWords = new Set(
    wordsOf([...Object.values(tagWords), ...keywords.map(({ keyword }) => keyword)].join(' ')),
  )

  /** Exact titles and places first, then whatever else fits as typed, then what fits once mended. */
  function rank(wishes: Wish[], { typed, fits, lift, limit }: Wanted): string[] {
    // Whoever wrote 'Goa' in full means no goats.
    const mayBegin = (word: string) =>
      word.length >= shortestBeginning && typed.has(word) && !placeWords.has(word)
    // Whoever looks for an elephant does not mean Elephant Beach.
    const isGeneral = wishes.flat(2).every(isSpecificTerm)
    const terms = { mayBegin, fits, lift, isGeneral }
    const ids = new Set(isGeneral ? [] : index.find(wishes, { ...terms, namesOnly: true }))
    if (ids.size >= limit) return [...ids]
    for (const id of index.find(wishes, terms)) ids.add(id)
    if (ids.size >= enoughHits) return [...ids]
    const mended = wishes.map(mend)
    if (mended.some((wish, i) => wish !== wishes[i])) {
      for (const id of index.find(mended, terms)) ids.add(id)
    }
    return [...ids]
  }

  /** The wish with the nearest known words beside those that are not known; the same wish if there are none. */
  function mend(wish: Wish): Wish {
    const mended = wish.flatMap((words) =>
      words.flatMap((word, i) =>
        known.has(word) ? [] : known.nearest(word).map((near) => words.with(i, near)),
      ),
    )
    return mended.length > 0 ? [...wish, ...mended] : wish
  }

  /**
   * When no trip grants every wish: the wishes that some trip knows, then the places alone, then any of them. Without a
   * place the kinds of trip, then any of them.
   */
  function lesserWishes(wishes: Wish[]): Wish[][] {
    const isKnown = (word: string) => known.hasBeginning(word) || known.nearest(word).length > 0
    const isPlace = (wish: Wish) =>
      mend(wish)
        .flat()
        .some((word) => placeWords.has(word))
    const knownOnes = wishes.filter((wish) => wish.some((words) => words.every(isKnown)))
    const places = wishes.filter(isPlace)
    const isKind = (wish: Wish) => wish.some((words) => words.every((word) => kindWords.has(word)))
    const kinds = wishes.filter(isKind)
    const lesser = places.length > 0 ? [knownOnes, places, [places.flat()]] : [kinds, [kinds.flat()]]
    return lesser.filter(([first, ...others]) => first?.length && others.length + 1 < wishes.length)
  }

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
