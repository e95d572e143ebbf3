import { monthNames } from './month-names.ts'

/** 'June to September', 'October to March', 'April, May and October', 'All year'. */
export function monthRange(months: readonly number[]): string {
  const found = seasonsOf(months)
  if (found.length === 0) return 'All year'
  const runs = found.flatMap(({ first, last }) => {
    if (last === first) return [nameOf(first)]
    return last === first + 1 ? [nameOf(first), nameOf(last)] : [`${nameOf(first)} to ${nameOf(last)}`]
  })
  const lastRun = runs.pop() ?? ''
  return runs.length > 0 ? `${runs.join(', ')} and ${lastRun}` : lastRun
}

/** The same for a narrow place: 'Mar–Jun, Sep–Dec' where there is more than one season. */
export function briefMonthRange(months: readonly number[]): string {
  const found = seasonsOf(months)
  if (found.length < 2) return monthRange(months)
  const short = (month: number) => nameOf(month).slice(0, 3)
  return found
    .map(({ first, last }) => (last === first ? short(first) : `${short(first)}–${short(last)}`))
    .join(', ')
}

const nameOf = (month: number) => monthNames[(month - 1) % 12] ?? ''

/** Months in a row, `last` counted on past December; none where all of them are. */
function seasonsOf(months: readonly number[]): { first: number; last: number }[] {
  const inSeason = new Set(months)
  return [...inSeason]
    .filter((month) => !inSeason.has(month === 1 ? 12 : month - 1))
    .sort((a, b) => a - b)
    .map((first) => {
      let last = first
      while (inSeason.has((last % 12) + 1)) last++
      return { first, last }
    })
}
