import type { Suited } from '#domain/trips/suits.ts'
import { wholeWords } from './search-range.ts'

const trekking = '(?:trekking|treks?|hiking|hikes?|chadhai|ट्रेकिंग|ट्रेक|चढ़ाई)'
const noTrek = wholeWords(
  `(?:without|no|not|non|bina|avoid|excluding|except|बिना) (?:any |a |much )?${trekking}|${trekking} (?:ke bina|free|के बिना)`,
  'g',
)
const saidAfter = '(?: (?:ke|के) (?:saath|sath|liye|साथ|लिए))?'
const parents = wholeWords(
  '(?:(?:old|older|elderly|aged|ageing) )*(?:grand ?parents?|parents?|senior citizens?|seniors?|elders|elderly(?: people)?|old people|' +
    'mummy papa|mumm?y and papa|mom (?:and )?dad|maa (?:baap|papa)|mata pita|buzurgo?n?|dada dadi|माता पिता|मम्मी पापा|बुजुर्गों?)' +
    saidAfter,
  'g',
)
const beginners = wholeWords(
  '(?:beginners?|first timers?|first time(?:rs)?|newbies?|no experience|without experience|pehli baar|पहली बार)' +
    `(?: friendly)?${saidAfter}|first(?= (?:trek|hike))`,
  'g',
)

export type Company = { suits: Suited | null; withoutTrek: boolean; rest: string }

/** 'With parents', 'for beginners', 'without trekking'. Expects plain text. */
export function takeCompany(text: string): Company {
  const level = text.replace(noTrek, ' ')
  const slow = level.replace(parents, ' ')
  const rest = slow.replace(beginners, ' ')
  const suits = slow !== level ? 'parents' : rest !== slow ? 'beginners' : null
  return { suits, withoutTrek: level !== text, rest }
}
