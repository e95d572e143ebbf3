import {
  between,
  boundWords,
  endless,
  exactly,
  type Range,
  type Taken,
  wholeWords,
  without,
} from './search-range.ts'

const { below, above, belowAfter, aboveAfter } = boundWords
const day = 'days?|d|din|dino|dinon|दिन|दिनों'
const night = 'nights?|n|raat|raatein|रात|रातें'
const week = 'weeks?|hafta|hafte|हफ्ता|हफ्ते|सप्ताह'
const numbers: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{
    ek: 1,
    do: 2,
    teen: 3,
    char: 4,
    chaar: 4,
    panch: 5,
    paanch: 5,
    chhe: 6,
    saat: 7,
    aath: 8,
    nau: 9,
    das: 10,
  },
  ...{ एक: 1, दो: 2, तीन: 3, चार: 4, पांच: 5, छह: 6, सात: 7, आठ: 8, नौ: 9, दस: 10 },
}

const numberBeforeUnit = new RegExp(
  `${wholeWords(`(${Object.keys(numbers).join('|')})`).source}(?= ?-?${wholeWords(`${day}|${night}|${week}`).source})`,
  'gu',
)
const fromTo = wholeWords(String.raw`(?<from>\d{1,2}) ?(?:-|–|to|se) ?(?<to>\d{1,2}) ?-?(?:${day})`)
const count = wholeWords(
  [
    `(?:(?:(?<below>${below})|(?<above>${above})) )?`,
    String.raw`(?<count>\d{1,2}) ?(?<plus>\+)? ?-?(?:(?:${day})|(?<nights>${night})|(?<weeks>${week}))`,
    String.raw`(?: ?[/&,]? ?(?:and )?\d{1,2} ?-?(?:${night}))?`,
    `(?: (?:(?<belowAfter>${belowAfter})|(?<aboveAfter>${aboveAfter})))?`,
  ].join(''),
)
const aWeek = wholeWords(`(?:a )?(?:${week})`)

/** Days; a larger number alone is no length. */
const longestTrip = 21

/** '3 days', '6D/5N', '5 din', '2-3 days', 'a week', 'under 5 days', or '5' and nothing else. Expects plain text. */
export function takeDays(text: string): Taken | null {
  const alone = /^ ?\d{1,2} ?$/.test(text) ? Number(text) : 0
  if (alone >= 1 && alone <= longestTrip) return { range: aboutDays(alone), rest: '' }
  const digits = text.replace(numberBeforeUnit, (word) => String(numbers[word] ?? word))
  const range = fromTo.exec(digits)
  if (range) {
    return {
      range: between(Number(range.groups?.from), Number(range.groups?.to)),
      rest: without(digits, range),
    }
  }
  const counted = count.exec(digits)
  if (counted?.groups) return { range: readCount(counted.groups), rest: without(digits, counted) }
  const single = aWeek.exec(digits)
  return single && { range: aboutWeeks(1), rest: without(digits, single) }
}

function readCount(groups: Record<string, string | undefined>): Range {
  const number = Number(groups.count) + (groups.nights ? 1 : 0)
  const { min, max } = groups.weeks ? aboutWeeks(number) : aboutDays(number)
  if (groups.below || groups.belowAfter) return { min: 1, max }
  return groups.above || groups.aboveAfter || groups.plus ? { min, max: endless } : { min, max }
}

/** Two days off fit a trip of three, which leaves the evening before. */
function aboutDays(days: number): Range {
  return days === 2 ? { min: 2, max: 3 } : exactly(days)
}

/** A week off fits a trip of six to eight days. */
function aboutWeeks(weeks: number): Range {
  return { min: weeks * 7 - 1, max: weeks * 7 + 1 }
}
