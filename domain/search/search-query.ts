import { cutTerm } from './longest-term.ts'
import { takeBudget, yearlike } from './search-budget.ts'
import { takeCheapest } from './search-cheapest.ts'
import { takeDays } from './search-days.ts'
import { monthNamed, monthsBetween } from './search-months.ts'
import type { Range } from './search-range.ts'
import { plainText } from './search-words.ts'

/** What a traveller typed, taken apart. */
export type SearchQuery = {
  /** What remains to be looked up, in plain spelling. */
  text: string
  /** 1 to 12; empty means any. */
  months: number[]
  /** Whole rupees a person. */
  budget: Range | null
  days: Range | null
  /** Whether the price decides what comes first. */
  cheapestFirst: boolean
}

const rangeWords = new Set(['to', 'till', 'se', 'से'])

export function parseSearchQuery(typed: string): SearchQuery {
  // Cut again, since one character may stand for eighteen once it is spelt out.
  const text = cutTerm(plainText(cutTerm(typed)))
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/\s+/g, ' ')
  const days = takeDays(text)
  const budget = takeBudget(days?.rest ?? text)
  const { months, rest } = takeMonths(budget?.rest ?? days?.rest ?? text)
  const { rest: lookedUp, cheapestFirst } = takeCheapest(rest)
  return {
    text: lookedUp,
    months,
    budget: budget?.range ?? null,
    days: days?.range ?? null,
    cheapestFirst,
  }
}

function takeMonths(text: string): { months: number[]; rest: string } {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  const months: number[] = []
  const rest: string[] = []
  words.forEach((word, i) => {
    const month = monthNamed(word)
    const from = months.at(-1)
    if (month === null) {
      if (!yearlike.test(word)) rest.push(word)
    } else if (from !== undefined && rangeWords.has(words[i - 1] ?? '')) {
      rest.pop()
      months.push(...monthsBetween(from, month))
    } else {
      months.push(month)
    }
  })
  return { months: [...new Set(months)], rest: rest.join(' ') }
}

export function isFiltered({ months, budget, days }: SearchQuery): boolean {
  return months.length > 0 || budget !== null || days !== null
}
