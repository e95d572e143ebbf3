import { isSwapped, slipsBetween, slipsForgiven, soundOf } from '#domain/search/search-spelling.ts'
import { rangeBeginning } from './sorted-words.ts'

/** Every word of the index, to find beginnings and to mend misspelt ones. */
export type KnownWords = {
  has: (word: string) => boolean
  hasBeginning: (beginning: string) => boolean
  /** The nearest words to one that is not known; none when all are too far. */
  nearest: (word: string) => string[]
}

/** Letters; who types 'Holi' does not mean Hoi An. */
const shortestMended = 4

/** `places` are the words that name one: a short name is mended where two of its letters are swapped, other short words never. */
export function collectKnownWords(words: Set<string>, places: ReadonlySet<string>): KnownWords {
  const sorted = [...words].sort()
  const bySound = groupBy(sorted, soundOf)
  const byInitial = groupBy(sorted, (word) => word.slice(0, 1))
  return {
    has: (word) => words.has(word),
    hasBeginning: (beginning) => {
      const [from, to] = rangeBeginning(sorted, beginning)
      return to > from
    },
    nearest(word) {
      let limit = slipsForgiven(word)
      if (limit === 0) {
        return (byInitial.get(word.slice(0, 1)) ?? []).filter(
          (known) => places.has(known) && isSwapped(word, known),
        )
      }
      const alike = bySound.get(soundOf(word))
      if (alike) return alike
      let found: string[] = []
      for (const known of byInitial.get(word.slice(0, 1)) ?? []) {
        if (known.length < shortestMended) continue
        const slips = slipsBetween(word, known, limit)
        if (slips > limit) continue
        if (slips < limit) found = []
        limit = slips
        found.push(known)
      }
      return found
    },
  }
}

function groupBy(words: string[], key: (word: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    const group = groups.get(key(word))
    if (group) group.push(word)
    else groups.set(key(word), [word])
  }
  return groups
}
