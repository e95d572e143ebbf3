/** Documents that meet a part of a query: what each counts, and which words of the query it meets, a bit for each. */
export type Tally = { documents: Uint32Array; scores: Float64Array; words: Uint32Array }

export type Tallies = {
  /** Those in any of the parts, with all that they count. */
  any: (parts: readonly Tally[]) => Tally
  /** Those in every part. */
  all: (parts: readonly Tally[]) => Tally
  /** The documents, the best first; between equals the lower number. */
  order: (tally: Tally, lift: (document: number) => number) => number[]
}

/** Finer differences between scores are none. */
const steps = 2 ** 20

/** Adds up over one set of columns with a row for each document, which every query finds and leaves empty. */
export function createTallies(size: number): Tallies {
  const sums = new Float64Array(size)
  const met = new Uint32Array(size)
  const times = new Uint8Array(size)
  const touched = new Uint32Array(size)

  /** Rows that were touched at least so often, and every row empty again. */
  function collect(count: number, atLeast: number): Tally {
    let kept = 0
    const tally = {
      documents: new Uint32Array(count),
      scores: new Float64Array(count),
      words: new Uint32Array(count),
    }
    for (let i = 0; i < count; i++) {
      const document = touched[i] as number
      if ((times[document] as number) >= atLeast) {
        tally.documents[kept] = document
        tally.scores[kept] = sums[document] as number
        tally.words[kept] = met[document] as number
        kept++
      }
      sums[document] = 0
      met[document] = 0
      times[document] = 0
    }
    return {
      documents: tally.documents.subarray(0, kept),
      scores: tally.scores.subarray(0, kept),
      words: tally.words.subarray(0, kept),
    }
  }

  function addUp(parts: readonly Tally[]): number {
    let count = 0
    for (const { documents, scores, words } of parts) {
      for (let i = 0; i < documents.length; i++) {
        const document = documents[i] as number
        if (times[document] === 0) touched[count++] = document
        times[document] = Math.min(255, (times[document] as number) + 1)
        sums[document] = (sums[document] as number) + (scores[i] as number)
        met[document] = (met[document] as number) | (words[i] as number)
      }
    }
    return count
  }

  const any = (parts: readonly Tally[]) =>
    parts.length === 1 && parts[0] ? parts[0] : collect(addUp(parts), 1)

  return {
    any,
    all: (parts) => (parts.length === 1 ? any(parts) : collect(addUp(parts), parts.length)),
    order({ documents, scores, words }, lift) {
      // A number's sort needs no comparison of ours: the score stands before the document in one number.
      const keys = new Float64Array(documents.length)
      for (let i = 0; i < documents.length; i++) {
        const document = documents[i] as number
        const score = (scores[i] as number) * countBits(words[i] as number) * lift(document)
        keys[i] = document - Math.round(score * steps) * size
      }
      const ordered = new Array<number>(keys.length)
      for (const [i, key] of keys.sort().entries()) ordered[i] = key - Math.floor(key / size) * size
      return ordered
    },
  }
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits >>> 0; left > 0; left = (left & (left - 1)) >>> 0) count++
  return count
}
