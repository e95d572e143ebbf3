import { isSwapped, slipsBetween, slipsForgiven, soundOf } from '#domain/search/search-spelling.ts'
import { rangeBeginning } from './sorted-words.ts'

/** Letters; a shorter word is not what a misspelt one meant. */
const shortestMended = 4

/** Of a set of words those that a typed one means: it begins them, sounds like them or is a slip away. */
export function createMeantWords(words: ReadonlySet<string>): (typed: string) => ReadonlySet<string> {
  const sorted = [...words].sort()
  const bySound = Map.groupBy(sorted, soundOf)
  const short = sorted.filter(({ length }) => length < shortestMended)

  function slipsAwayFrom(typed: string): string[] {
    const limit = slipsForgiven(typed)
    // Two letters that changed places in a short word; other slips in it make another word.
    if (limit === 0) return short.filter((known) => isSwapped(typed, known))
    const [from, to] = rangeBeginning(sorted, typed.slice(0, 1))
    return sorted
      .slice(from, to)
      .filter((known) => known.length >= shortestMended && slipsBetween(typed, known, limit) <= limit)
      .concat(bySound.get(soundOf(typed)) ?? [])
  }

  return (typed) => {
    const [from, to] = typed.length > 1 ? rangeBeginning(sorted, typed) : [0, 0]
    const begun = sorted.slice(from, to)
    return new Set([...begun, ...slipsAwayFrom(typed)])
  }
}
