import { wholeWords, without } from './search-range.ts'

/** A time by its name: one that a filter knows, or a month counted from the current one. */
export type SaidTime = { when: string } | { monthsAhead: number }

const thisOne = '(?:this|coming|upcoming|this coming|iss?|current|इस)'
const nextOne = '(?:next|agl[aei]|अगले)'
const weekend = '(?:weekends?|वीकेंड)'
const month = '(?:months?|mahin[ae]|mahiney|महीने)'
/** What else is said of the days around a holiday. */
const around =
  '(?: (?:ki |की )?(?:long weekend|weekend|week|holidays?|vacations?|break|eve|day|time|party|celebrations?|chh?utti(?:yan|yon)?|छुट्टी|छुट्टियों))*'

const holidayWords: Record<string, string> = {
  diwali: 'diwali|divali|deepa[vw]ali|dipa[vw]ali|दिवाली|दीवाली|दीपावली',
  christmas: 'christmas|xmas|x mas|boxing day|क्रिसमस',
  'new-year': 'new years?|nye|naya saal|naye saal|नया साल|नए साल|नये साल',
  holi: 'holi|होली',
  dussehra: 'dussehra|dussera|dasara|dashera|vijaya ?dashami|दशहरा',
  'good-friday': 'good friday|easter',
  'republic-day': 'republic day|26(?:th)? jan(?:uary)?|jan(?:uary)? 26(?:th)?|गणतंत्र दिवस',
  'independence-day': 'independence day|15(?:th)? aug(?:ust)?|aug(?:ust)? 15(?:th)?|स्वतंत्रता दिवस',
  'gandhi-jayanti': 'gandhi jayanti|2(?:nd)? oct(?:ober)?|oct(?:ober)? 2(?:nd)?|गांधी जयंती',
}

const patterns: [RegExp, SaidTime][] = [
  [wholeWords(`${thisOne} ${weekend}`), { when: 'this-weekend' }],
  [wholeWords(`${nextOne} ${weekend}`), { when: 'next-weekend' }],
  [wholeWords(`${thisOne} ${month}`), { monthsAhead: 0 }],
  [wholeWords(`${nextOne} ${month}`), { monthsAhead: 1 }],
  ...Object.entries(holidayWords).map(([when, words]): [RegExp, SaidTime] => [
    wholeWords(`(?:${words})${around}`),
    { when },
  ]),
]

/** 'Next month', 'this weekend', 'diwali', 'agle mahine'. Expects plain text. */
export function takeTime(text: string): { time: SaidTime | null; rest: string } {
  for (const [pattern, time] of patterns) {
    const found = pattern.exec(text)
    if (found) return { time, rest: without(text, found) }
  }
  return { time: null, rest: text }
}
