import { createCatalogue } from '../server/catalogue/catalogue.ts'
import type { Running } from '../server/start.ts'
import { growTrips } from '../tests/setup/grow-trips.ts'
import { startBuiltApp } from '../tests/setup/start-built-app.ts'
import { bars } from './figures/bars.ts'
import { type Bench, type Figure, figure } from './figures/figure.ts'
import { progress, quick, runAlone } from './figures/run-alone.ts'
import { median, ratioOfMedians } from './figures/statistics.ts'

/**
 * What a listing of the whole catalogue costs at 100 to 10,000 trips: bytes on the wire and the time until an
 * uncached page answers. The trips are the real ones over and over, under other ids.
 *   node scripts/node24.mjs bench/listing.ts [--quick]
 */

const sizes = [100, 1_000, 10_000]
const renders = quick ? 15 : 200
const warmUp = quick ? 5 : 20
const addresses = [
  '/india',
  '/india?month=december&max=20000&min=10000&sort=duration',
  '/india?sort=-price&page=3',
]

/** What the listener tells the app of a connection. */
const visitor = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } }

async function render({ app }: Running, address: string): Promise<{ milliseconds: number; bytes: number }> {
  const startedAt = performance.now()
  const response = await app.fetch(
    new Request(`http://localhost:3000${address}`, { headers: { 'accept-encoding': 'br' } }),
    visitor,
  )
  const milliseconds = performance.now() - startedAt
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return { milliseconds, bytes: (await response.arrayBuffer()).byteLength }
}

/** Asked through `app.fetch` it renders every page anew: cached pages are answered by its listener alone. */
function startWith(trips: number): Promise<Running> {
  return startBuiltApp(
    { LOG_LEVEL: 'silent' },
    { changeCatalogue: (written) => createCatalogue({ ...written, trips: growTrips(trips)(written.trips) }) },
  )
}

/** Of each size, the milliseconds of every render, and what the last weighs. */
type Rendered = { milliseconds: number[]; bytes: number }

/** In turns: whatever else the machine does slows all alike. */
async function renderInTurns(subjects: Running[], address: string): Promise<Rendered[]> {
  const all = subjects.map((): Rendered => ({ milliseconds: [], bytes: 0 }))
  for (let round = -warmUp; round < renders; round++) {
    for (const [i, subject] of subjects.entries()) {
      const { milliseconds, bytes } = await render(subject, address)
      const own = all[i]
      if (!own || round < 0) continue
      own.milliseconds.push(milliseconds)
      own.bytes = bytes
    }
  }
  return all
}

function compare(address: string, all: Rendered[]): Figure[] {
  const [few, many] = [all[0], all.at(-1)]
  if (!few || !many) return []
  const time = ratioOfMedians(many.milliseconds, few.milliseconds)
  return [
    figure(
      `${address}: bytes at ${sizes.at(-1)} / at ${sizes[0]} trips`,
      many.bytes / few.bytes,
      '×',
      bars.listing.growth,
    ),
    figure(`${address}: time until it answers, the same`, time, '×', bars.listing.growth),
    figure(`${address}: time at ${sizes.at(-1)} trips`, median(many.milliseconds), 'ms'),
  ]
}

export async function measureListing(): Promise<Bench> {
  const subjects: Running[] = []
  try {
    for (const size of sizes) subjects.push(await startWith(size))
    const figures: Figure[] = []
    const lines: { name: string; values: number[] }[] = []
    for (const address of addresses) {
      progress(address)
      const all = await renderInTurns(subjects, address)
      figures.push(...compare(address, all))
      lines.push({ name: address, values: all.map(({ milliseconds }) => median(milliseconds)) })
    }
    return {
      title: 'Listings of 100 to 10,000 trips',
      note: `Pages that are rendered anew, ${renders} times in turns; bytes after brotli.`,
      figures,
      plots: [
        {
          kind: 'lines',
          title: 'Until it answers, by the number of trips',
          unit: 'ms',
          places: sizes.map((size) => size.toLocaleString('en-IN')),
          lines,
        },
      ],
    }
  } finally {
    for (const subject of subjects) await subject.stop()
  }
}

if (import.meta.main) await runAlone(measureListing)
