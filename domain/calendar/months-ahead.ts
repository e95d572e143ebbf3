import { monthNames } from './month-names.ts'

/** YYYY-MM, so many months after another. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The twelve months from one on: each name stands for the next month that bears it. */
export function monthsAhead(first: string): { value: string; label: string }[] {
  return Array.from({ length: monthNames.length }, (_, i) => {
    const month = addMonths(first, i)
    return { value: monthNames[Number(month.slice(5)) - 1]?.toLowerCase() ?? '', label: showMonth(month) }
  })
}

/** 'Dec 2026' */
export function showMonth(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1]?.slice(0, 3)} ${month.slice(0, 4)}`
}
