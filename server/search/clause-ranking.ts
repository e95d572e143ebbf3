import type { Clause } from '#domain/search/search-meaning.ts'
import { tagWords } from '#domain/search/search-vocabulary.ts'
import { wordsOf } from '#domain/search/search-words.ts'
import { type IndexTexts, indexTextsOf, locationWordsOf, placeWordsOf, searchFields } from './index-texts.ts'
import { collectKnownWords } from './known-words.ts'
import type { Keyword } from './related-terms.ts'
import type { SearchDocument } from './search-document.ts'
import { isSpecificTerm } from './trip-features.ts'
import { indexingWords } from './word-index.ts'

export type Wanted = {
  typed: ReadonlySet<string>
  lift: (document: number) => number
}

/** Misspelt words are mended only when fewer than this are found by the words as typed. */
const enoughHits = 6
const shortestBeginning = 2
const documentsInStep = 50

/** Ranks documents, told by their place in the list, by how well they meet the clauses that a query names. */
export function* rankingClauses(documents: SearchDocument[], keywords: readonly Keyword[]) {
  const texts: IndexTexts[] = []
  for (const [i, document] of documents.entries()) {
    if (i % documentsInStep === 0) yield
    texts.push(indexTextsOf(document))
  }
  const index = yield* indexingWords(texts)
  yield
  const { placeWords, words, tripsByPlace } = yield* collectingWords(documents, texts)
  const known = collectKnownWords(words, placeWords)
  yield
  const likeliestPlace = createLikeliestPlace(tripsByPlace)
  const kindWords = new Set(
    wordsOf([...Object.values(tagWords), ...keywords.map(({ keyword }) => keyword)].join(' ')),
  )

  /** Exact titles and places first, then whatever else fits as typed, then what fits once mended. */
  function rank(clauses: Clause[], { typed, lift }: Wanted): number[] {
    // Whoever wrote 'Goa' in full means no goats.
    const mayBegin = (word: string) =>
      word.length >= shortestBeginning && typed.has(word) && !placeWords.has(word)
    // Whoever looks for an elephant does not mean Elephant Beach.
    const isGeneral = clauses.flat(2).every(isSpecificTerm)
    const terms = { mayBegin, lift, isGeneral }
    const begun = beginningOf(clauses, mayBegin)
    const found = eachOnce(documents.length, [
      begun ? index.find([[[begun]]], { ...terms, namesOnly: true }) : [],
      isGeneral ? [] : index.find(clauses, { ...terms, namesOnly: true }),
      index.find(clauses, terms),
    ])
    if (found.length >= enoughHits) return found
    const mended = clauses.map(mend)
    if (mended.every((clause, i) => clause === clauses[i])) return found
    return eachOnce(documents.length, [found, index.find(mended, terms)])
  }

  /** The place that a single word yet to be finished most likely begins: 'go' is Goa, where most trips go, before Gokarna. */
  function beginningOf([first, ...others]: Clause[], mayBegin: (word: string) => boolean): string | null {
    const [word = ''] = first?.[0] ?? []
    const isAlone = others.length === 0 && first?.flat().length === 1
    return isAlone && mayBegin(word) && !known.has(word) ? likeliestPlace(word) : null
  }

  /** The clause with the nearest known words beside those that are not known; the same clause if there are none. */
  function mend(clause: Clause): Clause {
    const mended = clause.flatMap((words) =>
      words.flatMap((word, i) =>
        known.has(word) ? [] : known.nearest(word).map((near) => words.with(i, near)),
      ),
    )
    return mended.length > 0 ? [...clause, ...mended] : clause
  }

  /**
   * When no trip meets every clause: the clauses that some trip knows, then the places alone, then any of them. Without a
   * place the kinds of trip, then any of them.
   */
  function lesserClauses(clauses: Clause[]): Clause[][] {
    const isKnown = (word: string) => known.hasBeginning(word) || known.nearest(word).length > 0
    const isPlace = (clause: Clause) =>
      mend(clause)
        .flat()
        .some((word) => placeWords.has(word))
    const knownOnes = clauses.filter((clause) => clause.some((words) => words.every(isKnown)))
    const places = clauses.filter(isPlace)
    const isKind = (clause: Clause) => clause.some((words) => words.every((word) => kindWords.has(word)))
    const kinds = clauses.filter(isKind)
    const lesser = places.length > 0 ? [knownOnes, places, [places.flat()]] : [kinds, [kinds.flat()]]
    return lesser.filter(([first, ...others]) => first?.length && others.length + 1 < clauses.length)
  }

  return { rank, lesserClauses }
}

/** The words of places, all words, and how many trips go to the places that locations name. */
function* collectingWords(documents: SearchDocument[], texts: IndexTexts[]) {
  const placeWords = new Set<string>()
  const words = new Set<string>()
  const tripsByPlace = new Map<string, number>()
  for (const [i, document] of documents.entries()) {
    if (i % documentsInStep === 0) yield
    for (const word of placeWordsOf(document)) placeWords.add(word)
    for (const field of searchFields) for (const word of texts[i]?.[field].split(' ') ?? []) words.add(word)
    for (const word of locationWordsOf(document.location))
      tripsByPlace.set(word, (tripsByPlace.get(word) ?? 0) + 1)
  }
  return { placeWords, words, tripsByPlace }
}

/** Numbers below `size` of several lists in their order, each where it stands first. */
function eachOnce(size: number, lists: number[][]): number[] {
  const seen = new Uint8Array(size)
  const all: number[] = []
  for (const list of lists)
    for (const number of list) {
      if (seen[number] === 0) all.push(number)
      seen[number] = 1
    }
  return all
}

/** The word of the locations that begins so and that most trips bear. */
function createLikeliestPlace(trips: ReadonlyMap<string, number>): (beginning: string) => string | null {
  const mostFirst = [...trips].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
  return (beginning) => mostFirst.find((word) => word.startsWith(beginning)) ?? null
}
