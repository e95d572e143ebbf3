import { meaningOfText } from './search-meaning.ts'
import { wholeWords } from './search-range.ts'

const cheapWords = wholeWords(
  '(?:(?:sabse|the most|most|सबसे) )?(?:cheapest|cheap|cheaper|affordable|low budget|low cost|kam budget|budget|' +
    'sasta|saste|sasti|kifayati|सस्ता|सस्ते|सस्ती|कम बजट|बजट)',
  'g',
)

/**
 * 'Sasta', 'cheapest', 'budget': the cheapest first. Beside a place or a kind of trip the word says no more than that; on its own it
 * also says which trips, and stays in the text. Expects plain text.
 */
export function takeCheapest(text: string): { cheapestFirst: boolean; rest: string } {
  const rest = text.replace(cheapWords, ' ').replace(/\s+/g, ' ').trim()
  const cheapestFirst = rest !== text.replace(/\s+/g, ' ').trim()
  if (!cheapestFirst) return { cheapestFirst, rest: text }
  return { cheapestFirst, rest: meaningOfText(rest).clauses.length > 0 ? rest : text }
}
