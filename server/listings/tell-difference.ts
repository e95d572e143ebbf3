import { showDayBeside } from '#domain/calendar/calendar-date.ts'
import { type DateWindow, type Stay, windowOf } from '#domain/calendar/date-window.ts'
import { monthNames } from '#domain/calendar/month-names.ts'
import { monthRange } from '#domain/calendar/month-range.ts'
import { monthsAhead, showMonth } from '#domain/calendar/months-ahead.ts'
import { readDayRange, sayDayRange } from '#domain/listings/duration-range.ts'
import type { Condition } from '#domain/listings/filter-conditions.ts'
import { facets } from '#domain/listings/trip-facets.ts'
import { chosenMonths, type TripFilter } from '#domain/listings/trip-filter.ts'
import { formatRupees } from '#domain/money/money.ts'
import { difficultyOf, sayDifficulty } from '#domain/trips/difficulty.ts'
import { cardPriceOf } from '#domain/trips/package.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'

/** When something was asked for, in words: 'February', 'Christmas'. */
export type AskedWhen = { words: string; window: DateWindow | null; months: string[] }

export function askedWhen(filter: TripFilter, today: string): AskedWhen {
  const window = filter.when === null ? null : windowOf(filter.when, today)
  const named = new Set(filter.chosen.month)
  const months = monthsAhead(today.slice(0, 7)).filter(({ value }) => named.has(value))
  const words = window?.name ?? chosenMonths(filter).map(monthName).join(' or ')
  return { words, window, months: months.map(({ label }) => label) }
}

/** 'February', '₹16,250 under', 'From Delhi' */
export function tellFit({ name, alone }: Condition, trip: Trip, asked: AskedWhen): string {
  if (name === 'time') return capital(asked.words)
  if (name !== 'price') return sayChoice({ name, alone })
  const { price } = cardPriceOf(trip)
  if (alone.max === null) return `From ${formatRupees(alone.min ?? 0)}`
  return alone.max === price ? formatRupees(price) : `${formatRupees(alone.max - price)} under`
}

/** What it is and what was asked for: 'April, not February', '₹6,500 over'. `stay` is the trip's date that comes nearest. */
export function tellDifference(
  { name, alone }: Condition,
  trip: Trip,
  asked: AskedWhen,
  stay: Stay | null,
): string {
  switch (name) {
    case 'time':
      return tellTime(trip, asked, stay)
    case 'price':
      return tellPrice(cardPriceOf(trip).price, alone)
    case 'duration':
      return `${sayDayRange({ min: trip.itinerary.length, max: trip.itinerary.length })}, not ${sayChoice({ name, alone })}`
    case 'difficulty':
      return `${sayDifficulty(difficultyOf(trip) ?? 'easy')}, not ${sayChoice({ name, alone })}`
    case 'region':
      return `${isAbroad(trip) ? 'Abroad' : (trip.region ?? 'Elsewhere')}, not ${sayChoice({ name, alone })}`
    case 'without':
      return 'Has days on foot'
    case 'from':
    case 'suits':
      return `Not ${small(sayChoice({ name, alone }))}`
    default:
      return `Not ${sayChoice({ name, alone })}`
  }
}

function tellTime(trip: Trip, { words, window, months }: AskedWhen, stay: Stay | null): string {
  if (trip.kind !== 'group')
    return window?.months.length === 0
      ? `On your dates, not ${words}`
      : `${monthRange(trip.months)}, not ${words}`
  if (!stay) return 'No date on sale'
  const [start] = stay
  if (window) return `${showDayBeside(start, start)}, not ${words}`
  const month = monthName(Number(start.slice(5, 7)))
  return words.includes(month) ? `${showMonth(start)}, not ${months.join(' or ')}` : `${month}, not ${words}`
}

function tellPrice(price: number, { min, max }: TripFilter): string {
  if (max !== null && price > max) return `${formatRupees(price - max)} over`
  return `${formatRupees((min ?? price) - price)} under`
}

function sayChoice({ name, alone }: Pick<Condition, 'name' | 'alone'>): string {
  const facet = facets.find((known) => known.name === name)
  const [value = ''] = (facet && alone.chosen[facet.name]) ?? []
  const label = facet?.choices.find((choice) => choice.value === value)?.label
  const range = readDayRange(value)
  return label ?? (range ? sayDayRange(range) : value)
}

function monthName(month: number): string {
  return monthNames[month - 1] ?? ''
}

function small(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
