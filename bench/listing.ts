import type { Trip } from '../domain/trips/trip.ts'
import { createCatalogue } from '../server/catalogue/catalogue.ts'
import type { Running } from '../server/start.ts'
import { startBuiltApp } from '../tests/setup/start-built-app.ts'

/**
 * What a listing of the whole catalogue costs at 10,000 trips against 100: bytes on the wire and the time until an
 * uncached page answers. The trips are the real ones over and over, under other ids.
 *   node scripts/node24.mjs bench/listing.ts
 */

const few = 100
const many = 10_000
const renders = 200
const atMost = 1.3
const addresses = [
  '/india',
  '/india?price=10000-20000&month=december&sort=rating',
  '/india?sort=-price&page=3',
]

/** What the listener tells the app of a connection. */
const visitor = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } }

/** Every trip at home, so that the listing holds them all. */
function grow(trips: readonly Trip[], count: number): Trip[] {
  const atHome = trips.filter(({ country }) => country === 'India')
  return Array.from({ length: count }, (_, i) => {
    const trip = atHome[i % atHome.length] as Trip
    const round = Math.floor(i / atHome.length)
    if (round === 0) return trip
    // A little worse and a few rupees apart: the first page shows different trips, as in a real catalogue.
    const rating = trip.rating && { ...trip.rating, average: Math.round(trip.rating.average * 10 - 1) / 10 }
    return { ...trip, id: `${trip.id}-${round}`, rating, price: trip.price + (round % 90) * 10 }
  })
}

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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Asked through `app.fetch` it renders every page anew: cached pages are answered by its listener alone. */
function startWith(trips: number): Promise<Running> {
  return startBuiltApp(
    { LOG_LEVEL: 'silent' },
    { changeCatalogue: (written) => createCatalogue({ ...written, trips: grow(written.trips, trips) }) },
  )
}

const small = await startWith(few)
const large = await startWith(many)
let worst = 0
try {
  for (const address of addresses) {
    for (let i = 0; i < 20; i++) for (const subject of [small, large]) await render(subject, address)
    const figures = { small: [] as number[], large: [] as number[] }
    const bytes = { small: 0, large: 0 }
    // Interleaved: whatever else the machine does slows both alike.
    for (let i = 0; i < renders; i++) {
      for (const [name, subject] of [['small', small] as const, ['large', large] as const]) {
        const rendered = await render(subject, address)
        figures[name].push(rendered.milliseconds)
        bytes[name] = rendered.bytes
      }
    }
    const time = { small: median(figures.small), large: median(figures.large) }
    const ratios = { bytes: bytes.large / bytes.small, time: time.large / time.small }
    worst = Math.max(worst, ratios.bytes, ratios.time)
    console.log(
      `${address}\n  bytes (br)     ${bytes.small} at ${few} trips, ${bytes.large} at ${many}: × ${ratios.bytes.toFixed(2)}` +
        `\n  first byte, ms ${time.small.toFixed(1)} at ${few} trips, ${time.large.toFixed(1)} at ${many}: × ${ratios.time.toFixed(2)} (median of ${renders})`,
    )
  }
} finally {
  await small.stop()
  await large.stop()
}
console.log(`worst ratio ${worst.toFixed(2)} (at most ${atMost})`)
process.exit(worst <= atMost ? 0 : 1)
