import type { Steps } from '#domain/steps/finish.ts'
import { type IndexTexts, type SearchField, searchFields } from './index-texts.ts'

/** Where a word stands: the numbers of its documents, and what it counts in each. */
export type Postings = { documents: Uint32Array; scores: Float64Array }

/** How much a word counts in each field; a field without one is not read. */
export type Boost = Partial<Record<SearchField, number>>

/** Saturation by repetition, weight of a field's length, and what a word counts at least: BM25+. */
const [saturation, lengthWeight, least] = [1.2, 0.7, 0.5]

/** The documents in which a word stands, and how often in each. */
type Counts = { documents: number[]; times: number[] }

type FieldCounts = {
  words: Map<string, Counts>
  /** Distinct words, by document. */
  lengths: number[]
  meanLength: number
}

export type WordCounts = { fields: Map<SearchField, FieldCounts>; documents: number }

/** How many documents are read in one step, and how many places of words are reckoned: a word of every trip stands in thousands. */
const [readInStep, reckonedInStep] = [20, 2_000]

export function* countingWords(texts: readonly IndexTexts[]): Steps<WordCounts> {
  const fields = new Map<SearchField, FieldCounts>()
  for (const field of searchFields) fields.set(field, yield* countingField(texts.map((text) => text[field])))
  return { fields, documents: texts.length }
}

function* countingField(texts: readonly string[]): Steps<FieldCounts> {
  const words = new Map<string, Counts>()
  const lengths: number[] = []
  for (const [document, text] of texts.entries()) {
    if (document % readInStep === 0) yield
    const written = text.split(' ').filter(Boolean)
    lengths.push(new Set(written).size)
    for (const word of written) {
      const counts = words.get(word) ?? { documents: [], times: [] }
      words.set(word, counts)
      const last = counts.documents.length - 1
      if (counts.documents[last] === document) counts.times[last] = (counts.times[last] ?? 0) + 1
      else {
        counts.documents.push(document)
        counts.times.push(1)
      }
    }
  }
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1)
  return { words, lengths, meanLength }
}

/** Every word with all that it counts, reckoned once: a query only adds up. */
export function* makingPostings(
  { fields, documents }: WordCounts,
  boost: Boost,
): Steps<Map<string, Postings>> {
  const weighed = [...fields].flatMap(([field, counts]) => {
    const weight = boost[field]
    return weight ? [{ ...counts, weight }] : []
  })
  const postings = new Map<string, Postings>()
  // One word after the other is added up here, so that nothing but what is kept is ever made.
  const scores = new Float64Array(documents)
  const found = new Uint32Array(documents)
  let reckoned = 0
  for (const word of new Set(weighed.flatMap(({ words }) => [...words.keys()]))) {
    let size = 0
    for (const { words, lengths, meanLength, weight } of weighed) {
      const counts = words.get(word)
      if (!counts) continue
      if (reckoned > reckonedInStep) {
        yield
        reckoned = 0
      }
      const rarity = Math.log(
        1 + (documents - counts.documents.length + 0.5) / (counts.documents.length + 0.5),
      )
      for (const [i, document] of counts.documents.entries()) {
        const count = counts.times[i] ?? 0
        const length = (lengths[document] ?? 0) / meanLength
        const share =
          (count * (saturation + 1)) / (count + saturation * (1 - lengthWeight + lengthWeight * length))
        if (scores[document] === 0) found[size++] = document
        scores[document] = (scores[document] ?? 0) + weight * rarity * (least + share)
      }
      reckoned += counts.documents.length
    }
    const own = { documents: found.slice(0, size), scores: new Float64Array(size) }
    for (const [i, document] of own.documents.entries()) {
      own.scores[i] = scores[document] ?? 0
      scores[document] = 0
    }
    postings.set(word, own)
  }
  return postings
}
