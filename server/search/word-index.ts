import type { Clause } from '#domain/search/search-meaning.ts'
import type { Steps } from '#domain/steps/finish.ts'
import type { IndexTexts } from './index-texts.ts'
import { type Boost, countingWords, makingPostings, type Postings } from './postings.ts'
import { rangeBeginning } from './sorted-words.ts'
import { createTallies, type Tally } from './tally.ts'

type Terms = {
  /** Titles and places alone, and whole words of them. */
  namesOnly?: boolean
  /** The words name sights, not places: what a trip is for weighs more than the names on its way. */
  isGeneral?: boolean
  /** Whether words that only begin with this one will do. */
  mayBegin: (word: string) => boolean
  /** What a document's score is multiplied by. */
  lift: (document: number) => number
}

export type WordIndex = {
  /** Numbers of the documents that meet every clause, the best first. */
  find: (clauses: Clause[], terms: Terms) => number[]
}

const boost = { location: 6, title: 4, places: 3, tags: 3, keywords: 1 } satisfies Boost
const generalBoost = { location: 1, title: 3, places: 1, tags: 6, keywords: 3 } satisfies Boost
const nameBoost: Boost = { title: boost.title, location: boost.location, places: boost.places }
/** A word that only begins as typed counts so much of a whole one, and the less the longer it goes on. */
const [beginningWeight, fading] = [0.3, 0.3]
/** Words of a query that are told apart; a bit for each. */
const mostWords = 32

export function* indexingWords(texts: IndexTexts[]): Steps<WordIndex> {
  const counts = yield* countingWords(texts)
  const usual = yield* makingPostings(counts, boost)
  const general = yield* makingPostings(counts, generalBoost)
  const names = yield* makingPostings(counts, nameBoost)
  const sorted = [...usual.keys()].sort()
  yield
  const tallies = createTallies(texts.length)

  function postingsOf(word: string, { namesOnly, isGeneral, mayBegin }: Terms) {
    const postings = namesOnly ? names : isGeneral ? general : usual
    const whole = { weight: 1, postings: postings.get(word) }
    if (namesOnly || !mayBegin(word)) return [whole]
    const [from, to] = rangeBeginning(sorted, word)
    const begun = sorted.slice(from, to).filter((known) => known !== word)
    return [
      whole,
      ...begun.map((known) => ({
        weight: (beginningWeight * known.length) / (known.length + fading * (known.length - word.length)),
        postings: postings.get(known),
      })),
    ]
  }

  return {
    find(clauses, terms) {
      const bits = new Map<string, number>()
      const bitOf = (word: string) => {
        const bit = bits.get(word) ?? 1 << Math.min(bits.size, mostWords - 1)
        bits.set(word, bit)
        return bit
      }
      const tallyOf = (word: string): Tally =>
        tallies.any(
          postingsOf(word, terms).map(({ weight, postings }) => asTally(postings, weight, bitOf(word))),
        )
      const met = clauses.map((clause) => tallies.any(clause.map((words) => tallies.all(words.map(tallyOf)))))
      return tallies.order(tallies.all(met), terms.lift)
    },
  }
}

const nothing: Postings = { documents: new Uint32Array(), scores: new Float64Array() }

function asTally({ documents, scores }: Postings = nothing, weight: number, bit: number): Tally {
  return {
    documents,
    scores: weight === 1 ? scores : scores.map((score) => score * weight),
    words: new Uint32Array(documents.length).fill(bit),
  }
}
