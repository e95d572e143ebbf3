import { monthNames } from './month-names.ts'

/** 'June to September', 'October to March', 'April, May and October', 'All year'. */
export function monthRange(months: readonly number[]): string {
  const inSeason = new Set(months)
  if (inSeason.size === 12) return 'All year'
  const name = (month: number) => monthNames[(month - 1) % 12] ?? ''
  const runs = [...inSeason]
    .filter((month) => !inSeason.has(month === 1 ? 12 : month - 1))
    .sort((a, b) => a - b)
    .flatMap((first) => {
      let last = first
      while (inSeason.has((last % 12) + 1)) last++
      if (last === first) return [name(first)]
      return last === first + 1 ? [name(first), name(last)] : [`${name(first)} to ${name(last)}`]
    })
  const lastRun = runs.pop() ?? ''
  return runs.length > 0 ? `${runs.join(', ')} and ${lastRun}` : lastRun
}
