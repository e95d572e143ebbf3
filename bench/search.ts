import { loadRawContent } from '#content/load.ts'
import { destinations } from '#content/pages/destinations.ts'
import { keywords } from '#content/pages/keywords.ts'
import { lists } from '#content/pages/lists.ts'
import { parseContent } from '#content/parse-content.ts'
import { parseSearchQuery } from '#domain/search/search-query.ts'
import { makeSearchDocuments } from '#server/search/make-documents.ts'
import type { SearchDocument } from '#server/search/search-document.ts'
import { buildIndex } from '#server/search/search-index.ts'

/**
 * The search at 100, 1,000 and 10,000 trips: seeded variations of the real ones, with villages of their own so that the
 * words grow with the trips. Fails when 10,000 are slower than the limits.
 *   node scripts/node24.mjs bench/search.ts
 */

const sizes = [100, 1_000, 10_000]
const limits = { p50: 1, p99: 5, growth: 10 }
const rounds = 40
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

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const { trips } = parseContent(await loadRawContent())
const real = makeSearchDocuments({ trips: trips.map(({ value }) => value), keywords, lists, destinations })
let perQueryAtFirst = 0
let isQuickEnough = true
for (const size of sizes) {
  const documents = vary(real, size)
  const indexing = performance.now()
  const index = buildIndex(documents, keywords)
  const indexTime = performance.now() - indexing
  const times: { query: string; took: number }[] = []
  for (let round = -warmUp; round < rounds; round++) {
    for (const query of queries) {
      const startedAt = performance.now()
      index.search(parseSearchQuery(query))
      if (round >= 0) times.push({ query, took: performance.now() - startedAt })
    }
  }
  const sorted = times.map(({ took }) => took).sort((a, b) => a - b)
  const perQuery = sorted.reduce((sum, took) => sum + took, 0) / sorted.length
  perQueryAtFirst ||= perQuery
  const [p50, p99] = [at(sorted, 0.5), at(sorted, 0.99)]
  console.log(
    `${String(size).padStart(6)} trips: index ${indexTime.toFixed(0)} ms, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ` +
      `mean ${perQuery.toFixed(2)} ms, ${(perQuery / perQueryAtFirst).toFixed(1)} × the cost at ${sizes[0]}`,
  )
  if (size === sizes.at(-1)) {
    const slowest = times.toSorted((a, b) => b.took - a.took)[0]
    console.log(`slowest: "${slowest?.query.slice(0, 30)}" ${slowest?.took.toFixed(1)} ms`)
    isQuickEnough = p50 < limits.p50 && p99 < limits.p99 && perQuery / perQueryAtFirst <= limits.growth
    if (process.argv.includes('--each')) {
      for (const query of queries) {
        const own = times
          .filter((time) => time.query === query)
          .map(({ took }) => took)
          .sort((a, b) => a - b)
        console.log(`${query.slice(0, 30).padEnd(30)} ${at(own, 0.5).toFixed(2)}`)
      }
    }
  }
}
process.exit(isQuickEnough ? 0 : 1)
