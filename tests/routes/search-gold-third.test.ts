import { beforeAll, expect, test } from 'vitest'
import { loadRawContent } from '#content/load.ts'
import { parseContent } from '#content/parse-content.ts'
import { monthNames } from '#domain/calendar/month-names.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { TripCardData } from '#server/cards/trip-card.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import { judgedBefore, judgedBeside, type ThirdGoldQuery } from '../search-gold-third.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

/** A right trip leads in so great a share of them. */
const wantedShare = 0.9

let app: TestApp
let trips: Map<string, Trip>
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set(new Date('2026-11-17T06:00:00Z'))
  trips = new Map(
    parseContent(await loadRawContent()).trips.map(({ value }): [string, Trip] => [value.id, value as Trip]),
  )
})

async function resultsOf(query: string): Promise<TripCardData[]> {
  const cards: TripCardData[] = []
  for (let page = 1; ; page++) {
    const asked = new URLSearchParams({ search: query, ...(page > 1 && { page: String(page) }) })
    const part = (await (await fetch(`${app.url}/api/listings?${asked}`)).json()) as ListingPart
    cards.push(...part.cards)
    if (part.remaining === 0) return cards
  }
}

/** '… 4 Dec 2026' as 2026-12-04. */
function readShown(date: string): string {
  const [, day = '', month = '', year = ''] = /(\d+) (\w+) (\d{4})$/.exec(date) ?? []
  const number = monthNames.findIndex((name) => name.startsWith(month)) + 1
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}

function isDateWrong({ next, plan }: TripCardData, trip: Trip, against: ThirdGoldQuery['against']): boolean {
  const { starts, backBy, covers, around, season = [] } = against
  if (!starts && !covers) return false
  if (plan) return !trip.months.some((month) => season.includes(month))
  if (!next) return true
  const start = readShown(next.date)
  const end = new Date(Date.parse(start) + (trip.itinerary.length - 1) * 86_400_000)
    .toISOString()
    .slice(0, 10)
  if (starts) return start < starts[0] || start > starts[1] || (backBy !== undefined && end > backBy)
  const isAround = around !== undefined && start >= around[0] && end <= around[1]
  return !isAround && (start > (covers ?? '') || end < (covers ?? ''))
}

/** Why a result contradicts its query; null where it does not. */
function whyWrong(card: TripCardData, { against }: ThirdGoldQuery): string | null {
  const trip = trips.get(card.id)
  if (!trip) return 'no trip'
  if (isDateWrong(card, trip, against)) return `leaves ${card.next?.date ?? `in ${trip.months}`}`
  if (against.max !== undefined && card.price.price > against.max) return `costs ${card.price.price}`
  if (against.meets && !against.meets.test(trip.facts.meet.place)) return `meets at ${trip.facts.meet.place}`
  if (against.only && !against.only.includes(card.id)) return 'elsewhere'
  return against.never?.includes(card.id) ? 'unfit' : null
}

async function judge(gold: ThirdGoldQuery) {
  const cards = await resultsOf(gold.query)
  const wrong = cards.flatMap((card) => {
    const why = whyWrong(card, gold)
    return why ? [`${card.id} (${why})`] : []
  })
  const [first] = cards
  const isLed = first ? gold.first === null || gold.first.includes(first.id) : gold.mayBeNone === true
  return { query: gold.query, wrong, isLed, first: first?.id ?? 'nothing', total: cards.length }
}

test('there are sixty, half of them judged before anything was tuned', () => {
  expect([judgedBefore.length, judgedBeside.length]).toEqual([30, 30])
  const named = [...judgedBefore, ...judgedBeside].flatMap(
    ({ first, against: { only = [], never = [] } }) => [...(first ?? []), ...only, ...never],
  )
  expect(named.filter((id) => !trips.has(id))).toEqual([])
})

test.each([
  ['judged before', judgedBefore],
  ['judged beside', judgedBeside],
])('of those %s a right trip leads in nine of ten, and no result contradicts its query', async (_, list) => {
  const judged = []
  for (const gold of list) judged.push(await judge(gold))
  const notLed = judged.filter(({ isLed }) => !isLed)
  const contradicted = judged.filter(({ wrong }) => wrong.length > 0)
  console.log(judged.map(({ query, first, total }) => `${query}: ${first}, ${total} trips`).join('\n'))
  for (const { query, first } of notLed) console.log(`not led: ${query} (${first})`)
  expect(contradicted.map(({ query, wrong }) => `${query}: ${wrong.slice(0, 6).join(', ')}`)).toEqual([])
  expect(notLed.length / judged.length).toBeLessThanOrEqual(1 - wantedShare)
})
