import type { Problem, Source } from '../problem.ts'
import { linkedPages } from './specified.ts'

const file = 'content/pages/link-phrases.ts'

/** Each page that the specification names has its phrases, and no phrase leads to two. */
export function checkLinkPhrases({ pages: { linkPhrases } }: Source): Problem[] {
  const targets = Object.keys(linkPhrases)
  const first = new Map<string, string>()
  return [
    ...linkedPages
      .filter((path) => !targets.includes(path))
      .map((path) => ({ file, field: path, message: 'write the phrases that lead there' })),
    ...targets
      .filter((path) => !linkedPages.includes(path))
      .map((path) => ({ file, field: path, message: 'the specification does not name it: remove it' })),
    ...Object.entries(linkPhrases).flatMap(([path, phrases]) =>
      phrases.flatMap((phrase): Problem[] => {
        const other = first.get(phrase.toLowerCase())
        first.set(phrase.toLowerCase(), path)
        return other ? [{ file, field: path, message: `"${phrase}" leads to ${other} already` }] : []
      }),
    ),
  ]
}
