import { daysBetween, showDate } from '#domain/calendar/calendar-date.ts'
import { isWithin, type Stay } from '#domain/calendar/date-window.ts'
import { addMonths } from '#domain/calendar/months-ahead.ts'
import { type Condition, conditionsOf } from '#domain/listings/filter-conditions.ts'
import type { SaleFacts } from '#domain/listings/trip-facets.ts'
import { chosenMonths, type TripFilter } from '#domain/listings/trip-filter.ts'
import { formatRupees } from '#domain/money/money.ts'
import { cardPriceOf } from '#domain/trips/package.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { type AskedWhen, askedWhen, tellDifference, tellFit } from './tell-difference.ts'

/** What one change to a filter that leaves nothing would give. */
export type Change = {
  /** 'Any month', 'Up to ₹40,000' */
  label: string
  count: number
  filter: TripFilter
  /** Whether the words of the search go instead. */
  otherWords: boolean
}

export type Near = { at: number; leaves: string; fits: string[]; differs: string[] }

type Asked = {
  filter: TripFilter
  /** Positions of the trips that were filtered. */
  list: Uint32Array
  /** What a search looked up, and the trips to offer when its own will not do. */
  words: string | null
  others: Uint32Array
}
type Known = {
  trips: readonly Trip[]
  facts: readonly SaleFacts[]
  select: (list: Uint32Array, filter: TripFilter) => number[]
  today: string
}

const mostTrips = 3
/** Of the trips that were looked up, while others have all the rest. */
const mostOwn = 2
/** Amounts are offered in steps of so many rupees. */
const step = 5000

/** What a date on sale counts beside the marks that two trips share. */
const bookable = 0.1

const anyWords: Record<Condition['name'], string> = {
  time: 'Any month',
  price: 'Any price',
  difficulty: 'Any difficulty',
  duration: 'Any length',
  region: 'Anywhere',
  from: 'From any city',
  suits: 'For anyone',
  without: 'With trekking',
  rating: 'Any rating',
  discount: 'Any discount',
  seats: 'Any number of seats',
}

/** What comes nearest to a filter that leaves nothing: one change each, and trips with what differs. */
export function findNearest(asked: Asked, known: Known): { changes: Change[]; near: Near[] } {
  const conditions = conditionsOf(asked.filter)
  return { changes: changesOf(asked, conditions, known), near: nearTrips(asked, conditions, known) }
}

function changesOf({ filter, list, words, others }: Asked, conditions: Condition[], known: Known): Change[] {
  const own = conditions.map(({ name, without }): Change => {
    const matches = known.select(list, without)
    const label = name === 'time' && filter.when !== null ? 'Any date' : anyWords[name]
    const change = { label, count: matches.length, filter: without, otherWords: false }
    return name === 'price' && filter.max !== null ? withMore(change, matches, filter, known) : change
  })
  const elsewhere = words === null ? 0 : known.select(others, filter).length
  const changes = [...own, { label: 'Other places', count: elsewhere, filter, otherWords: true }]
  return changes.filter(({ count }) => count > 0)
}

/** The least round amount with which there is a trip. */
function withMore(change: Change, matches: number[], filter: TripFilter, { trips }: Known): Change {
  const prices = matches.map((at) => priceOf(trips[at])).filter((price) => price > (filter.max ?? 0))
  if (prices.length === 0) return change
  const max = Math.ceil(Math.min(...prices) / step) * step
  return {
    ...change,
    label: `Up to ${formatRupees(max)}`,
    count: matches.filter((at) => priceOf(trips[at]) <= max).length,
    filter: { ...filter, max, page: 1 },
  }
}

/** Those that were looked up and miss least, then those elsewhere that have all the rest. */
function nearTrips(asked: Asked, conditions: Condition[], known: Known): Near[] {
  if (conditions.length === 0) return []
  const { list, words, others, filter } = asked
  const when = askedWhen(filter, known.today)
  const met = conditions.map(({ alone }) => new Set(known.select(list, alone)))
  const missed = (at: number) =>
    conditions.reduce((sum, { name }, i) => sum + (met[i]?.has(at) ? 0 : missOf(name, at, asked, known)), 0)
  const own = [...list].map((at) => ({ at, miss: missed(at) })).sort((a, b) => a.miss - b.miss)
  const elsewhere = words === null ? [] : alike(known.select(others, filter), list, known)
  const ownOnes = own.slice(0, Math.max(mostOwn, mostTrips - elsewhere.length))
  return [
    ...ownOnes.map(({ at }) => {
      const [fitting, differing] = parted(conditions, (_, i) => met[i]?.has(at) === true)
      return tell(at, { fitting, differing, words, isOwn: true }, when, known)
    }),
    ...elsewhere
      .slice(0, mostTrips - ownOnes.length)
      .map((at) => tell(at, { fitting: conditions, differing: [], words, isOwn: false }, when, known)),
  ]
}

/** How far a trip is from what was asked: each thing counts one, the more the further away it is. */
function missOf(name: Condition['name'], at: number, { filter }: Asked, known: Known): number {
  if (name === 'price') {
    const price = priceOf(known.trips[at])
    return 1 + (filter.max !== null ? Math.max(0, price - filter.max) / filter.max : 0)
  }
  if (name !== 'time') return 1
  const stay = nearestStay(at, filter, known)
  return stay ? 1 + Math.abs(daysBetween(aimOf(filter, known.today), stay[0])) / 365 : 2
}

/** Most like those that were looked up, by their marks; bookable ones before others. */
function alike(matches: number[], list: Uint32Array, { trips }: Known): number[] {
  const marks = new Map<string, number>()
  for (const at of list)
    for (const tag of trips[at]?.tags ?? []) marks.set(tag, (marks.get(tag) ?? 0) + 1 / list.length)
  const likeness = (at: number) =>
    (trips[at]?.tags ?? []).reduce(
      (sum, tag) => sum + (marks.get(tag) ?? 0),
      trips[at]?.kind === 'group' ? bookable : 0,
    )
  const own = new Set(list)
  return matches.filter((at) => !own.has(at)).sort((a, b) => likeness(b) - likeness(a))
}

type Told = { fitting: Condition[]; differing: Condition[]; words: string | null; isOwn: boolean }

function tell(at: number, { fitting, differing, words, isOwn }: Told, when: AskedWhen, known: Known): Near {
  const trip = known.trips[at] as Trip
  const stay = nearestStay(at, whenOf(fitting, differing), known)
  return {
    at,
    leaves: stay
      ? `Leaves ${showDate(stay[0])}`
      : trip.kind === 'group'
        ? 'No date on sale'
        : 'On your dates',
    fits: [
      ...(words !== null && isOwn ? [words] : []),
      ...fitting.map((condition) => tellFit(condition, trip, when)),
    ],
    differs: [
      ...(words !== null && !isOwn ? [`${placeOf(trip)}, not ${words}`] : []),
      ...differing.map((condition) => tellDifference(condition, trip, when, stay)),
    ],
  }
}

/** The filter of the time that was asked for; null where none was. */
function whenOf(...conditions: Condition[][]): TripFilter | null {
  return conditions.flat().find(({ name }) => name === 'time')?.alone ?? null
}

/** The date on sale that comes nearest to the time asked for, or the next. */
function nearestStay(at: number, filter: TripFilter | null, { facts, today }: Known): Stay | null {
  const dates = facts[at]?.dates ?? []
  if (!filter) return dates[0] ?? null
  const aim = aimOf(filter, today)
  const away = ([start]: Stay) => Math.abs(daysBetween(aim, start))
  const fitting = dates.filter((stay) => isAsked(stay, filter, today))
  return (fitting.length > 0 ? fitting : dates).toSorted((a, b) => away(a) - away(b))[0] ?? null
}

function isAsked(stay: Stay, filter: TripFilter, today: string): boolean {
  const { window } = askedWhen(filter, today)
  const months = chosenMonths(filter)
  const isInMonth = months.length === 0 || months.includes(Number(stay[0].slice(5, 7)))
  return isInMonth && (!window || isWithin(window, stay))
}

/** The day that was asked for, or the middle of the month. */
function aimOf(filter: TripFilter, today: string): string {
  const { window } = askedWhen(filter, today)
  const [span] = window?.spans ?? []
  if (span) return span.startTo
  const [month = 1] = chosenMonths(filter)
  const ahead = (month - Number(today.slice(5, 7)) + 12) % 12
  return `${addMonths(today.slice(0, 7), ahead)}-15`
}

function priceOf(trip: Trip | undefined): number {
  return trip ? cardPriceOf(trip).price : 0
}

/** 'Goa', 'Thailand' */
function placeOf({ location }: Trip): string {
  return location.split(', ').at(-1) ?? location
}

function parted<T>(items: T[], isFirst: (item: T, i: number) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item, i) => !isFirst(item, i))]
}
