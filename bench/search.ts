import { loadRawContent } from '#content/load.ts'
import { destinations } from '#content/pages/destinations.ts'
import { keywords } from '#content/pages/keywords.ts'
import { lists } from '#content/pages/lists.ts'
import { parseContent } from '#content/parse-content.ts'
import { parseSearchQuery } from '#domain/search/search-query.ts'
import { makeSearchDocuments } from '#server/search/make-documents.ts'
import type { SearchDocument } from '#server/search/search-document.ts'
import { buildIndex } from '#server/search/search-index.ts'
import { bars } from './figures/bars.ts'
import { type Bench, figure } from './figures/figure.ts'
import { progress, quick, runAlone } from './figures/run-alone.ts'
import { largest, mean, median, percentile } from './figures/statistics.ts'

/**
 * The search at 100, 1,000 and 10,000 trips: seeded variations of the real ones, with villages of their own so that the
 * words grow with the trips.
 *   node scripts/node24.mjs bench/search.ts [--quick] [--each]
 */

const sizes = [100, 1_000, 10_000]
const rounds = quick ? 15 : 40
const warmUp = 15
const queries = [
  ...[
    'ladakh',
    'Leh Ladakh with Turtuk',
    'goa',
    'kerala',
    'manali',
    'phugtal',
    'valley of flowers',
    'europe',
    'trek',
  ],
  ...['la', 'ma', 'ra', 'ke', 'jai', 'rish', 'ladakh b', 'honeymoon', 'family', 'beach', 'weekend', 'bike'],
  ...[
    'ladak',
    'keral',
    'rishikes',
    'kasmir',
    'udaypur',
    'darjiling',
    'switzerlnd',
    'hanymoon',
    'pangog lake',
  ],
  ...['pahad', 'samundar', 'मनाली', 'shaadi ke baad', 'बर्फ', 'dharmik yatra', 'sasta goa'],
  ...['december', 'under 15000', '3 days', 'trips in april', 'tour packages', 'ladakh bike under 40000'],
  ...['antarctica', 'xyzzy', 'new zealand', 'qwertyuiopas', '(.*)+$', 'kasmir '.repeat(2_000)],
]

/** Mulberry32: the same trips on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function vary(real: SearchDocument[], count: number): SearchDocument[] {
  const random = seeded(7)
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T
  const syllables = 'ka ra lu tso pur mi nal dha gar shi ven to bha sar lo mun'.split(' ')
  const villages = Array.from({ length: count / 2 }, () => [1, 2, 3, 4].map(() => pick(syllables)).join(''))
  return Array.from({ length: count }, (_, i) => {
    const trip = real[i % real.length] as SearchDocument
    if (i < real.length) return trip
    const village = pick(villages)
    return {
      ...trip,
      id: `${trip.id}-${i}`,
      title: `${trip.title} by way of ${village}`,
      places: [...trip.places.filter(() => random() < 0.7), village, pick(villages)],
      months: trip.months.map((month) => ((month + Math.floor(random() * 3)) % 12) + 1),
      popularity: trip.popularity * random(),
    }
  })
}

/** Milliseconds: the building of the index, and each asking of each query. */
type Times = { size: number; index: number; took: number[]; byQuery: Map<string, number[]> }

function timeAt(size: number, real: SearchDocument[]): Times {
  const documents = vary(real, size)
  const indexing = performance.now()
  const index = buildIndex(documents, keywords)
  const indexTime = performance.now() - indexing
  const byQuery = new Map<string, number[]>(queries.map((query) => [query, []]))
  for (let round = -warmUp; round < rounds; round++) {
    for (const query of queries) {
      const startedAt = performance.now()
      index.search(parseSearchQuery(query))
      if (round >= 0) byQuery.get(query)?.push(performance.now() - startedAt)
    }
  }
  return { size, index: indexTime, took: [...byQuery.values()].flat(), byQuery }
}

function printEach({ byQuery }: Times): void {
  for (const [query, took] of byQuery)
    console.log(`${query.slice(0, 30).padEnd(30)} ${median(took).toFixed(2)}`)
}

export async function measureSearch(): Promise<Bench> {
  const { trips } = parseContent(await loadRawContent())
  const real = makeSearchDocuments({ trips: trips.map(({ value }) => value), keywords, lists, destinations })
  const all = sizes.map((size) => {
    progress(`${size} trips`)
    return timeAt(size, real)
  })
  const [few, many] = [all[0], all.at(-1)]
  if (!few || !many) throw new Error('nothing was measured')
  if (process.argv.includes('--each')) printEach(many)
  const name = `${many.size.toLocaleString('en-IN')} trips`
  const line = (title: string, read: (times: Times) => number) => ({ name: title, values: all.map(read) })
  return {
    title: 'Search',
    note: `${queries.length} queries, ${rounds} times each, at ${sizes.map((size) => size.toLocaleString('en-IN')).join(', ')} trips.`,
    figures: [
      figure(`p50 at ${name}`, median(many.took), 'ms', bars.search.p50),
      figure(`p99 at ${name}`, percentile(many.took, 0.99), 'ms', bars.search.p99),
      figure(`mean at ${name} / at ${few.size}`, mean(many.took) / mean(few.took), '×', bars.search.growth),
      figure(`slowest at ${name}`, largest(many.took), 'ms'),
      figure(`index of ${name}`, many.index, 'ms'),
    ],
    plots: [
      {
        kind: 'lines',
        title: 'A query, by the number of trips',
        unit: 'ms',
        places: sizes.map((size) => size.toLocaleString('en-IN')),
        lines: [
          line('p50', ({ took }) => median(took)),
          line('mean', ({ took }) => mean(took)),
          line('p99', ({ took }) => percentile(took, 0.99)),
        ],
      },
    ],
  }
}

if (import.meta.main) await runAlone(measureSearch)
