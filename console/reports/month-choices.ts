import {
  addMonths,
  monthOf,
  monthsBetween,
  quarterOf,
  showMonth,
  showQuarter,
} from '#domain/reports/periods.ts'

export type Choice = { value: string; title: string }

const choice = (month: string): Choice => ({ value: month, title: showMonth(month) })

/** Months to choose from, the newest first: three years back and one ahead, and those that are chosen. */
export function monthChoices(today: string, chosen: string[], { ahead = 0 } = {}): Choice[] {
  const months = monthsBetween(addMonths(monthOf(today), -36), addMonths(monthOf(today), ahead))
  return [...new Set([...months, ...chosen])].toSorted().toReversed().map(choice)
}

/** Quarters of three years, and the one that is chosen. */
export function quarterChoices(today: string, chosen: string): Choice[] {
  const now = quarterOf(today)
  const quarters = Array.from({ length: 12 }, (_, i) => addMonths(now, -3 * i))
  return [...new Set([...quarters, chosen])]
    .toSorted()
    .toReversed()
    .map((quarter) => ({ value: quarter, title: showQuarter(quarter) }))
}
