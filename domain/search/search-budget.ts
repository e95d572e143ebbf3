import { between, boundWords, endless, type Range, type Taken, wholeWords, without } from './search-range.ts'

const { below, above, belowAfter, aboveAfter } = boundWords
const smallestBareAmount = 1000
const largestShorthand = 200

const amount = (name: string) =>
  String.raw`(?:(?<${name}Currency>₹|rs\.?|inr) ?)?(?<${name}>\d+(?:\.\d+)?) ?` +
  `(?<${name}Unit>k|thousand|hazaa?r|हजार|l|lakhs?|lacs?|लाख)?(?: ?(?:₹|rs|inr|rupees|rupaye|रुपये|रुपए))?`
const fromTo = wholeWords(`(?:between )?${amount('from')} ?(?:-|–|to|se|and) ?${amount('to')}`)
const limit = wholeWords(
  [
    `(?:(?:(?<below>${below}|budget(?: of| is)?|बजट)|(?<above>${above})) ?:? ?)?`,
    amount('sum'),
    `(?: (?:(?<belowAfter>${belowAfter}|budget|बजट)|(?<aboveAfter>${aboveAfter})))?`,
  ].join(''),
  'g',
)

/** A number from 2020 to 2049 is a year. */
export const yearlike = /^20[2-4]\d$/

/** 'under 15000', 'below 20k', '10000 se kam', '₹6000 tak', '10k-20k'. Rupees a person. Expects plain text. */
export function takeBudget(text: string): Taken | null {
  const range = fromTo.exec(text)
  const read = range?.groups && readRange(range.groups)
  if (range && read) return { range: read, rest: without(text, range) }
  for (const found of text.matchAll(limit)) {
    const { sum = '', ...signs } = found.groups ?? {}
    const isMoney = Object.values(signs).some(Boolean) || (isLarge(sum) && !yearlike.test(sum))
    if (isMoney) return { range: readLimit(found.groups ?? {}), rest: without(text, found) }
  }
  return null
}

function readRange({
  from,
  fromUnit,
  to,
  toUnit,
  toCurrency,
}: Record<string, string | undefined>): Range | null {
  if (!toUnit && !toCurrency && !isLarge(to)) return null
  return between(rupees(from, fromUnit ?? (isLarge(from) ? '' : toUnit)), rupees(to, toUnit))
}

function readLimit(groups: Record<string, string | undefined>): Range {
  const sum = rupees(groups.sum, groups.sumUnit)
  return groups.above || groups.aboveAfter ? { min: sum, max: endless } : { min: 0, max: sum }
}

function isLarge(number = '0'): boolean {
  return Number(number) >= smallestBareAmount
}

/** 'Under 20' means twenty thousand: nobody travels for twenty rupees. */
function rupees(number = '0', unit = ''): number {
  const count = Number(number)
  if (/^(l|लाख)/.test(unit)) return count * 100_000
  return unit || count <= largestShorthand ? count * 1000 : count
}
