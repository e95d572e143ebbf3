import { monthNames } from '#domain/calendar/month-names.ts'
import { printDayRange, readDayRange } from '#domain/listings/duration-range.ts'
import { chosenMonths, noFilter, parseFilter, type TripFilter } from '#domain/listings/trip-filter.ts'
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

/** Reads a term and the address around it. What the address names goes before what the words say. */
export function readSearch(term: string, parameters: URLSearchParams = new URLSearchParams()): Search {
  const typed = parseSearchQuery(term)
  const said = filterOf(typed)
  const text = isNothing(said) ? cutTerm(term) : textOf(typed)
  const filter = parseFilter(parameters, said)
  const query = { ...typed, months: chosenMonths(filter), days: daysOf(filter) }
  return { term, text, said, saidByText: filterOf(parseSearchQuery(text)), filter, query }
}

function isNothing({ chosen, min, max, sort }: TripFilter): boolean {
  return Object.keys(chosen).length === 0 && min === null && max === null && sort === noFilter.sort
}

function filterOf({ months, budget, days, cheapestFirst }: SearchQuery): TripFilter {
  const named = months
    .toSorted((a, b) => a - b)
    .flatMap((month) => monthNames[month - 1]?.toLowerCase() ?? [])
  const length = days && readDayRange(printDayRange({ min: Math.max(1, days.min), max: days.max }))
  return {
    ...noFilter,
    chosen: {
      ...(named.length > 0 ? { month: named } : {}),
      ...(length ? { duration: [printDayRange(length)] } : {}),
    },
    min: budget && budget.min > 0 ? Math.round(budget.min) : null,
    max: budget && budget.max < endless ? Math.round(budget.max) : null,
    sort: cheapestFirst ? 'price' : noFilter.sort,
  }
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

function daysOf({ chosen }: TripFilter): SearchQuery['days'] {
  return chosen.duration?.[0] ? readDayRange(chosen.duration[0]) : null
}
