import type { Steps } from '#domain/steps/finish.ts'
import { type IndexTexts, type SearchField, searchFields } from './index-texts.ts'

/** Where a word stands: the numbers of its documents, and what it counts in each. */
export type Postings = { documents: Uint32Array; scores: Float64Array }

/** How much a word counts in each field; a field without one is not read. */
export type Boost = Partial<Record<SearchField, number>>

/** Saturation by repetition, weight of a field's length, and what a word counts at least: BM25+. */
const [saturation, lengthWeight, least] = [1.2, 0.7, 0.5]

type FieldCounts = {
  /** Of each word, how often it stands in each document. */
  words: Map<string, Map<number, number>>
  /** Distinct words, by document. */
  lengths: number[]
  meanLength: number
}

export type WordCounts = { fields: Map<SearchField, FieldCounts>; documents: number }

/** How many documents are read in one step, and how many places of words are reckoned: a word of every trip stands in thousands. */
const [readInStep, reckonedInStep] = [100, 5_000]

export function* countingWords(texts: readonly IndexTexts[]): Steps<WordCounts> {
  const fields = new Map<SearchField, FieldCounts>()
  for (const field of searchFields) fields.set(field, yield* countingField(texts.map((text) => text[field])))
  return { fields, documents: texts.length }
}

function* countingField(texts: readonly string[]): Steps<FieldCounts> {
  const words = new Map<string, Map<number, number>>()
  const lengths: number[] = []
  for (const [document, text] of texts.entries()) {
    if (document % readInStep === 0) yield
    const written = text.split(' ').filter(Boolean)
    lengths.push(new Set(written).size)
    for (const word of written) {
      const counts = words.get(word) ?? new Map<number, number>()
      counts.set(document, (counts.get(document) ?? 0) + 1)
      words.set(word, counts)
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
  const sums = new Map<string, Map<number, number>>()
  let reckoned = 0
  for (const [field, { words, lengths, meanLength }] of fields) {
    const weight = boost[field]
    if (!weight) continue
    for (const [word, counts] of words) {
      reckoned += counts.size
      if (reckoned > reckonedInStep) {
        yield
        reckoned = 0
      }
      const rarity = Math.log(1 + (documents - counts.size + 0.5) / (counts.size + 0.5))
      const sum = sums.get(word) ?? new Map<number, number>()
      sums.set(word, sum)
      for (const [document, count] of counts) {
        const length = (lengths[document] ?? 0) / meanLength
        const share =
          (count * (saturation + 1)) / (count + saturation * (1 - lengthWeight + lengthWeight * length))
        sum.set(document, (sum.get(document) ?? 0) + weight * rarity * (least + share))
      }
    }
  }
  const postings = new Map<string, Postings>()
  for (const [word, sum] of sums) {
    reckoned += sum.size
    if (reckoned > reckonedInStep) {
      yield
      reckoned = 0
    }
    postings.set(word, { documents: Uint32Array.from(sum.keys()), scores: Float64Array.from(sum.values()) })
  }
  return postings
}
