import type { Suited } from '#domain/trips/suits.ts'
import { cutTerm } from './longest-term.ts'
import { takeBudget, yearlike } from './search-budget.ts'
import { takeCheapest } from './search-cheapest.ts'
import { takeCompany } from './search-company.ts'
import { takeDays } from './search-days.ts'
import { monthNamed, monthsBetween } from './search-months.ts'
import type { Range } from './search-range.ts'
import { takeStart } from './search-start.ts'
import { type SaidTime, takeTime } from './search-time.ts'
import { plainText } from './search-words.ts'

/** What a traveller typed, taken apart. */
export type SearchQuery = {
  /** What remains to be looked up, in plain spelling. */
  text: string
  /** 1 to 12; empty means any. */
  months: number[]
  /** Of a month or a holiday, where one was named. */
  year: number | null
  time: SaidTime | null
  /** Whole rupees a person. */
  budget: Range | null
  days: Range | null
  /** The city that it starts in, as the filter names it. */
  from: string | null
  suits: Suited | null
  withoutTrek: boolean
  /** Whether the price decides what comes first. */
  cheapestFirst: boolean
}

const rangeWords = new Set(['to', 'till', 'se', 'से'])

export function parseSearchQuery(typed: string): SearchQuery {
  // Cut again, since one character may stand for eighteen once it is spelt out.
  const text = cutTerm(plainText(cutTerm(typed)))
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/\s+/g, ' ')
  const { from, rest: anywhere } = takeStart(text)
  const { suits, withoutTrek, rest: alone } = takeCompany(anywhere)
  const { time, rest: anytime } = takeTime(alone)
  const days = takeDays(anytime)
  const budget = takeBudget(days?.rest ?? anytime)
  const { months, year, rest } = takeMonths(budget?.rest ?? days?.rest ?? anytime)
  const { rest: lookedUp, cheapestFirst } = takeCheapest(rest)
  return {
    text: lookedUp,
    months,
    year,
    time,
    ...{ from, suits, withoutTrek },
    budget: budget?.range ?? null,
    days: days?.range ?? null,
    cheapestFirst,
  }
}

function takeMonths(text: string): { months: number[]; year: number | null; rest: string } {
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
  const year = words.find((word) => yearlike.test(word))
  return { months: [...new Set(months)], year: year ? Number(year) : null, rest: rest.join(' ') }
}

export function isFiltered(query: SearchQuery): boolean {
  const { months, time, budget, days, from, suits, withoutTrek } = query
  return months.length > 0 || withoutTrek || [time, budget, days, from, suits].some((said) => said !== null)
}
