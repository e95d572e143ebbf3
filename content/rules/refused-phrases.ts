import type { Problem, Source } from '../problem.ts'
import { allTexts } from '../texts.ts'

type Refused = { words: RegExp; why: string }

const neighbour = '(?:Pakistan|China|Nepal|Tibet)'

/** What no text says, and why. */
const refused: Refused[] = [
  {
    words: new RegExp(
      [
        'no longer (?:ours|Indian?)',
        '(?:once|used to be) (?:ours|Indian)',
        'disputed (?:border|territory|land|area|region|valley|village)',
        `(?:Indian?|Pakistani?|Chinese|China)[- ](?:occupied|administered|controlled|held)`,
        'occupied Kashmir',
        `(?:claimed by|lost to|belongs to|belonged to|part of|now in) ${neighbour}\\b`,
        'de facto border',
      ]
        .map((part) => `\\b${part}`)
        .join('|'),
      'i',
    ),
    why: 'no sentence may question a border of India: say where the place is, or what one sees',
  },
  {
    words: /\b(?:one|a single|the only) (?:refund|cancellation) (?:table|policy)\b/i,
    why: 'there are two refund tables, and each trip shows its own: say so',
  },
]

/** Phrases that a reader takes amiss stand nowhere. */
export function checkRefusedPhrases(source: Source): Problem[] {
  return allTexts(source).flatMap(({ file, field, text }) =>
    refused.flatMap(({ words, why }) => {
      const [found] = words.exec(text) ?? []
      return found ? [{ file, field, message: `"${found}": ${why}` }] : []
    }),
  )
}
