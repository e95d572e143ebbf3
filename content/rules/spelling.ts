import type { Problem, Source } from '../problem.ts'
import { allTexts } from '../texts.ts'

/** What is written in one way alone; the specification itself says 'Happy Travelers'. */
const spellings: [other: RegExp, ours: string][] = [
  [/\be-mails?\b/i, 'email'],
  [/(?<!\bHappy )\btravelers?\b/i, 'traveller'],
]

export function checkSpelling(source: Source): Problem[] {
  return allTexts(source).flatMap(({ file, field, text }) =>
    spellings.flatMap(([other, ours]) => {
      const [found] = other.exec(text) ?? []
      return found ? [{ file, field, message: `write '${ours}', not '${found}'` }] : []
    }),
  )
}
