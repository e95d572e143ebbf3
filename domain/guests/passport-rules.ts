import type { Days } from '../calendar/calendar-date.ts'
import { dateInYear } from '../calendar/calendar-date.ts'

/** How long a passport must be valid, and whether a voter card does in its place. */
type Rule = { months: number; after: 'arrival' | 'return'; voterCard?: true }

/** Where a country says nothing else: half a year more than the trip. */
const usual: Rule = { months: 6, after: 'return' }
const fromArrival: Rule = { months: 6, after: 'arrival' }
const schengen: Rule = { months: 3, after: 'return' }
const neighbour: Rule = { ...usual, voterCard: true }

/** By the names that content/places has; what the trips' papers say agrees with it (content/rules/papers.ts). */
const rules: Record<string, Rule> = {
  Austria: schengen,
  Belgium: schengen,
  Czechia: schengen,
  France: schengen,
  Hungary: schengen,
  Italy: schengen,
  Netherlands: schengen,
  Portugal: schengen,
  Slovakia: schengen,
  Spain: schengen,
  Switzerland: schengen,
  Indonesia: fromArrival,
  'United Arab Emirates': fromArrival,
  Bhutan: neighbour,
  Nepal: neighbour,
}

export type PassportAsk = {
  /** The first day on which it may end. */
  validUntil: string
  /** 'three months after the trip’s last day' */
  rule: string
  voterCard: boolean
}

/** What the strictest of the countries asks of a passport. */
export function passportFor(countries: readonly string[], days: Days): PassportAsk {
  const abroad = countries.filter((country) => country !== 'India')
  const asked = (abroad.length === 0 ? [''] : abroad).map((country) => rules[country] ?? usual)
  const [first = usual, ...others] = asked
  const strictest = others.reduce(
    (most, rule) => (endOf(rule, days) > endOf(most, days) ? rule : most),
    first,
  )
  return {
    validUntil: endOf(strictest, days),
    rule: sayRule(strictest),
    voterCard: asked.every(({ voterCard }) => voterCard === true),
  }
}

function endOf({ months, after }: Rule, { startDate, endDate }: Days): string {
  return addMonths(after === 'arrival' ? startDate : endDate, months)
}

function sayRule({ months, after }: Rule): string {
  return `${months === 3 ? 'three' : 'six'} months after ${after === 'arrival' ? 'you arrive' : 'the trip’s last day'}`
}

/** The same day of a later month, or its last. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const later = month - 1 + months
  const monthDay = [(later % 12) + 1, day].map((part) => String(part).padStart(2, '0')).join('-')
  return dateInYear(year + Math.floor(later / 12), monthDay)
}
