import { windowOf } from '#domain/calendar/date-window.ts'
import { monthNames } from '#domain/calendar/month-names.ts'
import { addMonths } from '#domain/calendar/months-ahead.ts'
import { printDayRange, readDayRange } from '#domain/listings/duration-range.ts'
import {
  chosenMonths,
  noFilter,
  parseFilter,
  printFilter,
  type TripFilter,
} from '#domain/listings/trip-filter.ts'
import { anyTrips } from './any-trips.ts'
import { cutTerm } from './longest-term.ts'
import { joinerWords } from './search-meaning.ts'
import { parseSearchQuery, type SearchQuery } from './search-query.ts'
import { endless } from './search-range.ts'
import { wordsOf } from './search-words.ts'

/** A search: what is looked up and what narrows it, whether by words or by the address. */
export type Search = {
  /** As it was typed. */
  term: string
  /** The term without what became a filter. Links carry it together with the filter, so that every part can be taken away. */
  text: string
  /** What the words of the term ask for, and what those of the text still do. */
  said: TripFilter
  saidByText: TripFilter
  filter: TripFilter
  /** What the index is asked. */
  query: SearchQuery
}

/**
 * Reads a term and the address around it on a day in India. What the address names goes before what the words say.
 */
export function readSearch(
  term: string,
  today: string,
  parameters: URLSearchParams = new URLSearchParams(),
): Search {
  const typed = parseSearchQuery(term)
  const said = filterOf(typed, today)
  const text = isNothing(said) ? cutTerm(term) : textOf(typed)
  const filter = parseFilter(parameters, said)
  const query = { ...typed, months: monthsOf(filter, today), days: daysOf(filter), suits: suitsOf(filter) }
  return { term, text, said, saidByText: filterOf(parseSearchQuery(text), today), filter, query }
}

function isNothing(filter: TripFilter): boolean {
  return printFilter(filter) === ''
}

function filterOf(query: SearchQuery, today: string): TripFilter {
  const { budget, days, from, suits, withoutTrek, cheapestFirst } = query
  const { months, when } = timeOf(query, today)
  const named = months
    .toSorted((a, b) => a - b)
    .flatMap((month) => monthNames[month - 1]?.toLowerCase() ?? [])
  const length = days && readDayRange(printDayRange({ min: Math.max(1, days.min), max: days.max }))
  return {
    ...noFilter,
    chosen: {
      ...(named.length > 0 ? { month: named } : {}),
      ...(length ? { duration: [printDayRange(length)] } : {}),
      ...(from ? { from: [from] } : {}),
      ...(suits ? { suits: [suits] } : {}),
      ...(withoutTrek ? { without: ['trekking'] } : {}),
    },
    when,
    min: budget && budget.min > 0 ? Math.round(budget.min) : null,
    max: budget && budget.max < endless ? Math.round(budget.max) : null,
    sort: cheapestFirst ? 'price' : noFilter.sort,
  }
}

/** A month's name stands for the next one of that name; another year's is a time of its own, and so is a holiday's. */
function timeOf(
  { months, year, time }: SearchQuery,
  today: string,
): { months: number[]; when: string | null } {
  if (time && 'when' in time) return { months, when: inYear(time.when, year, today) }
  if (time) {
    const month = addMonths(today.slice(0, 7), time.monthsAhead)
    return { months: [...new Set([...months, Number(month.slice(5))])], when: null }
  }
  const [only] = months
  const month = only && year && months.length === 1 ? `${year}-${String(only).padStart(2, '0')}` : ''
  const isLater = month >= addMonths(today.slice(0, 7), 12)
  return isLater ? { months: [], when: month } : { months, when: null }
}

/** 'Christmas 2027', where that is not the next one. */
function inYear(when: string, year: number | null, today: string): string {
  const dated = `${when}-${year}`
  const later = year === null ? null : windowOf(dated, today)
  return later && later.label !== windowOf(when, today)?.label ? dated : when
}

/** The months in which trips are asked for, by name or by a holiday. */
function monthsOf(filter: TripFilter, today: string): number[] {
  const window = filter.when === null ? null : windowOf(filter.when, today)
  return [...new Set([...chosenMonths(filter), ...(window?.months ?? [])])]
}

/**
 * Without 'in' and 'for' at its ends, which belonged to what became a filter. What is left of '15 august' is no word to
 * look up: alone it would be read as a number of days.
 */
function textOf({ text }: SearchQuery): string {
  const words = text.split(' ').filter(Boolean)
  const says = (word: string) => wordsOf(word).some((part) => !joinerWords.has(part))
  const first = words.findIndex(says)
  const rest = first < 0 ? '' : words.slice(first, words.findLastIndex(says) + 1).join(' ')
  return /^\d*$/.test(rest) ? anyTrips : rest
}

function suitsOf({ chosen }: TripFilter): SearchQuery['suits'] {
  const [suits] = chosen.suits ?? []
  return suits === 'beginners' || suits === 'parents' ? suits : null
}

function daysOf({ chosen }: TripFilter): SearchQuery['days'] {
  return chosen.duration?.[0] ? readDayRange(chosen.duration[0]) : null
}
