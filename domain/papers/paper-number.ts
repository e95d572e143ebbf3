/**
 * Numbers of papers: consecutive within a series and a financial year. A receipt counts in a series of its own, so that
 * the first tax invoice of a company that gets its GSTIN later is number 1, without a gap.
 */

const series = {
  'tax invoice': 'KF',
  'credit note': 'KC',
  receipt: 'KR',
  'receipt of refund': 'KB',
} as const

export type PaperKind = keyof typeof series

const shortest = 5
/** The law allows 16 characters: two of the series, five of the year, two strokes, and these digits. */
const highest = 9_999_999

/** '26-27' for a day from 1 April 2026 to 31 March 2027; the day is the date in India, YYYY-MM-DD. */
export function financialYear(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${lastTwo(first)}-${lastTwo(first + 1)}`
}

/** 'KF/26-27/00041'. `count` starts at 1 in every series and year. */
export function paperNumber(kind: PaperKind, date: string, count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > highest)
    throw new RangeError(`${count} is no number of a paper`)
  return `${series[kind]}/${financialYear(date)}/${String(count).padStart(shortest, '0')}`
}

function lastTwo(year: number): string {
  return String(year % 100).padStart(2, '0')
}
