import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchDocument } from '#server/search/search-document.ts'
import { loadSearchDocuments, openSearch } from './search-documents.ts'
import { findNothing } from './search-find-nothing.ts'
import { goldQueries } from './search-gold.ts'
import type { GoldQuery } from './search-gold-query.ts'

const shown = 6
const wantedRate = 0.95

let documents: SearchDocument[]
let search: (typed: string) => string[]

beforeAll(async () => {
  documents = await loadSearchDocuments()
  search = await openSearch()
})

function expectedIds({ expected }: GoldQuery): Set<string> {
  if (Array.isArray(expected)) return new Set(expected)
  return new Set(documents.filter(({ months }) => months.includes(expected.month)).map(({ id }) => id))
}

function hitRate(gold: GoldQuery): { rate: number; wrong: string[] } {
  const expected = expectedIds(gold)
  const found = search(gold.query).slice(0, shown)
  const right = found.filter((id) => expected.has(id)).length
  return { rate: right / Math.min(shown, expected.size), wrong: found.filter((id) => !expected.has(id)) }
}

describe('the gold list', () => {
  test('names only trips that exist', () => {
    const ids = new Set(documents.map(({ id }) => id))
    expect(goldQueries.flatMap((gold) => [...expectedIds(gold)]).filter((id) => !ids.has(id))).toEqual([])
  })

  test('is long and varied enough', () => {
    const count = (kind: GoldQuery['kind']) => goldQueries.filter((gold) => gold.kind === kind).length
    expect(goldQueries.length + findNothing.length).toBeGreaterThanOrEqual(90)
    expect(count('typo')).toBeGreaterThanOrEqual(22)
    expect(count('hindi')).toBeGreaterThanOrEqual(16)
    expect(findNothing.length).toBeGreaterThanOrEqual(12)
  })

  test(`is met at a mean rate of at least ${wantedRate}`, () => {
    const results = goldQueries.map((gold) => ({ gold, ...hitRate(gold) }))
    for (const { gold, rate, wrong } of results) {
      if (rate < 1)
        console.log(`${gold.query}: ${rate.toFixed(2)}${wrong.length > 0 ? `, but ${wrong.join(' ')}` : ''}`)
    }
    const mean = results.reduce((sum, { rate }) => sum + rate, 0) / results.length
    console.log(`mean hit rate ${mean.toFixed(3)} over ${results.length} queries`)
    expect(mean).toBeGreaterThanOrEqual(wantedRate)
  })

  test('puts the one right answer first', () => {
    const led = goldQueries.filter(({ first }) => first !== undefined)
    expect(led.map(({ query }) => [query, search(query)[0]])).toEqual(
      led.map(({ query, first }) => [query, first]),
    )
  })

  test.each(findNothing)('finds nothing for %s', (query) => {
    expect(search(query)).toEqual([])
  })
})
