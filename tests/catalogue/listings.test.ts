import { expect, test } from 'vitest'
import { loadContent } from '#content/load-content.ts'
import { noFilter } from '#domain/listings/trip-filter.ts'
import { createCatalogue } from '#server/catalogue/catalogue.ts'
import type { FreeSeats } from '#server/departures/free-seats.ts'
import { createListings } from '#server/listings/listings.ts'
import { createLog } from '#server/log.ts'

const catalogue = createCatalogue(await loadContent(null))
const withSeats = { ...noFilter, chosen: { seats: ['4'] } }

/** Listings whose seats can be read as often as there are answers. */
function open(...answers: FreeSeats[]) {
  const lines: string[] = []
  const listings = createListings({
    catalogue,
    cards: async () => ({ cards: [], seatsOf: [] }),
    freeSeats: { current: async () => answers.shift() ?? Promise.reject(new Error('no database')) },
    ratings: { current: async () => new Map() },
    fromPrices: { current: async () => new Map() },
    clock: { now: () => new Date('2026-11-17T06:00:00Z') },
    log: createLog('error', { write: (line) => lines.push(line) }),
  })
  const show = async (filter = noFilter) =>
    (await listings.showTrips(catalogue.listTrips('popular'), filter)).part
  return { show, lines }
}

test('months are those of dates on sale, and of the season while these are unknown', async () => {
  const [first = '', ...others] = catalogue.lists.popular
  const inMonth = (month: string) => ({ ...noFilter, chosen: { month: [month] } })
  const { show } = open(new Map([[first, { seats: 5, dates: [['2027-03-05', '2027-03-09']] }]]), new Map())
  expect((await show(inMonth('march'))).total).toBe(1)
  expect((await show(inMonth('march'))).total).toBe(0)
  const seasonal = others.filter((id) => catalogue.findTrip(id)?.months.includes(5)).length
  expect(seasonal).toBeGreaterThan(0)
  expect((await open().show(inMonth('may'))).total).toBeGreaterThanOrEqual(seasonal)
})

test('a list stands without the database, and the log says so', async () => {
  const { show, lines } = open()
  expect((await show()).total).toBe(catalogue.lists.popular.length)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('no database')
})

test('the seats last known serve while new ones can’t be read', async () => {
  const { show, lines } = open(
    new Map([[catalogue.lists.popular[0] ?? '', { seats: 5, dates: [['2026-12-05', '2026-12-09']] }]]),
  )
  expect((await show(withSeats)).total).toBe(1)
  expect(lines).toEqual([])
  expect((await show(withSeats)).total).toBe(1)
  expect(lines).toHaveLength(1)
})
