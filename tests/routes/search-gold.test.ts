import { beforeAll, expect, test } from 'vitest'
import { facets } from '#domain/listings/trip-facets.ts'
import { printFilter } from '#domain/listings/trip-filter.ts'
import { readSearch } from '#domain/search/read-search.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import { findNothing } from '../search-find-nothing.ts'
import { goldQueries } from '../search-gold.ts'
import type { GoldQuery } from '../search-gold-query.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

/** Among so many trips a right one stands, for so great a share of all queries. */
const looked = 3
const wantedShare = 0.9

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

async function resultsOf(address: string): Promise<ListingPart> {
  const response = await fetch(`${app.url}/api/listings${address}`)
  expect(response.status, address).toBe(200)
  return (await response.json()) as ListingPart
}
const typed = (query: string) => `?${new URLSearchParams({ search: query })}`

const isRight = ({ expected }: GoldQuery, id: string) => Array.isArray(expected) && expected.includes(id)

test('nine of ten queries have a right trip among the first three, with the seats of the day', async () => {
  // What runs in a month is the calendar's to say.
  const judged = goldQueries.filter(({ expected }) => Array.isArray(expected))
  const missed: string[] = []
  for (const gold of judged) {
    const { cards } = await resultsOf(typed(gold.query))
    if (!cards.slice(0, looked).some(({ id }) => isRight(gold, id))) missed.push(gold.query)
  }
  if (missed.length > 0) console.log(`no right trip among the first ${looked}: ${missed.join(', ')}`)
  expect(judged.length).toBeGreaterThanOrEqual(90)
  expect(missed.length / judged.length).toBeLessThanOrEqual(1 - wantedShare)
})

test('results and facets agree for every query, and so does the address that its chips and filters lead to', async () => {
  for (const query of [...goldQueries.map((gold) => gold.query), ...findNothing]) {
    const { total, counts, filter, cards } = await resultsOf(typed(query))
    const { text, saidByText, filter: understood } = readSearch(query, '2026-11-15')
    expect(filter, query).toEqual(understood)
    for (const { name, choices } of facets) {
      const chosen = choices.flatMap(({ value }, i) =>
        filter.chosen[name]?.includes(value) ? [counts[name][i] ?? 0] : [],
      )
      if (!filter.chosen[name]) expect(counts[name].at(-1), `${query}: any ${name}`).toBe(total)
      else if (chosen.length === 1) expect(chosen[0], `${query}: ${name}`).toBe(total)
      else if (chosen.length > 1) {
        expect(total, query).toBeGreaterThanOrEqual(Math.max(...chosen))
        expect(total, query).toBeLessThanOrEqual(chosen.reduce((sum, count) => sum + count, 0))
      }
    }
    const linked = await resultsOf(
      `${typed(text)}&${printFilter(filter, saidByText).slice(1)}`.replace(/&$/, ''),
    )
    expect([linked.total, linked.cards.map(({ id }) => id)], query).toEqual([
      total,
      cards.map(({ id }) => id),
    ])
  }
})

test('a month means the same in words, facet and card: a date on sale in it with a seat', async () => {
  const { total, counts, filter, cards } = await resultsOf(typed('trek in may under 15000'))
  expect([filter.chosen.month, filter.max]).toEqual([['may'], 15_000])
  expect(counts.month[4]).toBe(total)
  expect(total).toBeGreaterThan(0)
  for (const { id, next, price } of cards) {
    expect(next?.date, id).toMatch(/ May \d{4}$/)
    expect(next?.seats, id).not.toBe('Sold out')
    expect(price.price, id).toBeLessThanOrEqual(15_000)
  }
  const two = await resultsOf('/india?month=may&month=june&sort=price')
  for (const { id, next, plan } of two.cards) if (!plan) expect(next?.date, id).toMatch(/ (May|Jun) \d{4}$/)
  expect(two.cards.some(({ plan }) => !plan)).toBe(true)
})

test('the cheapest come first where that is asked for', async () => {
  for (const query of ['sasta', 'cheapest goa', 'budget kashmir trip']) {
    const { cards, filter } = await resultsOf(typed(query))
    const prices = cards.map(({ price }) => price.price)
    expect([filter.sort, prices.length > 3], query).toEqual(['price', true])
    expect(prices, query).toEqual(prices.toSorted((a, b) => a - b))
  }
})

test('the results’ page shows what was understood as chips and in its filters, without JavaScript too', async () => {
  const html = await (await fetch(`${app.url}/${typed('trek in may under 15000')}`)).text()
  expect(html).toContain('aria-label="Remove filter: Month, May 2027"')
  expect(html).toContain('aria-label="Remove filter: Price, Up to ₹15,000"')
  expect(html).toMatch(
    /<input[^>]*name="month"[^>]*checked=""[^>]*value="may"|<input[^>]*value="may"[^>]*checked=""/,
  )
  expect(html).toContain('href="/?search=trek&amp;max=15000"')
  expect(html).toContain('href="/?search=trek&amp;month=may"')
  expect(html).toContain('href="/?search=trips&amp;month=may&amp;max=15000"')
})
