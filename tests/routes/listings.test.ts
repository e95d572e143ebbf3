import { beforeAll, expect, test } from 'vitest'
import type { ListingPart } from '../../server/listings/listings.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
const get = (path: string) => fetch(app.url + path, { redirect: 'manual' })
const part = async (path: string) => (await (await get(`/api/listings${path}`)).json()) as ListingPart
const heading = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)?.[1]?.replaceAll('&amp;', '&')

test.each([
  ['/india', 'All India Tour Packages'],
  ['/india/all-states', 'All India Tour Packages'],
  ['/world', 'International Tours'],
  ['/world/all-countries', 'International Tours'],
  ['/popular', 'Popular Trips'],
  ['/offbeat', 'Off-Beat Destinations'],
  ['/family-tours', 'Family Tours & Packages'],
  ['/weekends', 'Short Trips'],
  ['/long-weekend-trips', 'Long Weekend & Festive Special'],
  ['/honeymoon-packages', 'Honeymoon Packages'],
  ['/ladakh', 'Ladakh Trips'],
  ['/treks', 'Himalayan Treks'],
  ['/customized', 'Customised Trips'],
  ['/backpacking', 'Backpacking Trips'],
  ['/india/himachal-pradesh', 'Himachal Pradesh'],
  ['/world/europe', 'Europe'],
])('%s is titled %s, with trips, description and canonical address in its HTML', async (path, title) => {
  const response = await get(path)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(heading(html)).toBe(title)
  expect(html).toMatch(/<title>[^<]+ \| Kafila<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/)
  const canonical = path.replace(/\/all-(states|countries)/, '')
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${canonical}"/>`)
  expect(html).toMatch(/href="\/(trip|custom-trip)\/[\w-]+"/)
})

test('/backpacking lists all of its trips, the cheapest first, without a press', async () => {
  const html = await (await get('/backpacking')).text()
  const [list = ''] = /the cheapest first<\/h3>[\s\S]*?<\/section>/.exec(html) ?? []
  const listed = [...list.matchAll(/href="\/trip\/([\w-]+)"/g)].map(([, id]) => id)
  const known = [...html.matchAll(/"url":"http:\/\/localhost:3000\/trip\/([\w-]+)"/g)].map(([, id]) => id)
  const prices = [...list.matchAll(/>₹([\d,]+)</g)].map(([, price = '']) => Number(price.replaceAll(',', '')))
  expect(listed).toHaveLength(11)
  expect(listed.toSorted()).toEqual(known.toSorted())
  expect(prices).toHaveLength(11)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test.each([
  ['/family', '/family-tours'],
  ['/weekend', '/weekends'],
  ['/international', '/world'],
  ['/honeymoon', '/honeymoon-packages'],
  ['/adventure', '/treks'],
])('%s leads to %s and takes its parameters along', async (from, to) => {
  const response = await get(`${from}?utm_source=mail&sort=price`)
  expect(response.status).toBe(301)
  expect(new URL(response.headers.get('location') ?? '', app.url).href).toBe(
    `${app.url}${to}?utm_source=mail&sort=price`,
  )
})

test('/custom-trip without an id leads to the customised trips of the home page', async () => {
  expect((await get('/custom-trip')).headers.get('location')).toBe('/#customised-trips')
})

test.each([
  '/nonsense',
  '/constructor',
  '/__proto__',
  '/india/atlantis',
  '/world/ladakh',
  '/india/ladakh/leh',
])('%s is a real 404', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Oops! Page not found')
})

test('an address that says more than it need is sent to the short one', async () => {
  const location = async (path: string) => (await get(path)).headers.get('location')
  expect(await location('/india?price=&duration=4-5&month=&sort=recommended')).toBe('/india?duration=4-5')
  expect(await location('/india?price=%3Cscript%3E&rating=4.8')).toBe('/india?rating=4.8')
  expect(await location('/india?price=under-10000')).toBe('/india?max=10000')
  expect(await location('/india?month=june,may&max=')).toBe('/india?month=may&month=june')
  expect(await location('/india?month=may&month=june&max=15000')).toBeNull()
  expect(await location('/?search=trek+in+may&month=may')).toBe('/?search=trek+in+may')
  expect(await location('/weekends?page=7')).toBe('/weekends')
  expect(await location('/india?sort=price&duration=4-5')).toBeNull()
})

test('pages follow each other without a gap, and the counts hold for what they lead to', async () => {
  const first = await part('/india')
  expect(first.cards).toHaveLength(12)
  const seen = new Set<string>()
  for (let page = 1; seen.size < first.total; page++) {
    for (const { id } of (await part(`/india?page=${page}`)).cards) {
      expect(seen.has(id)).toBe(false)
      seen.add(id)
    }
  }
  expect(seen.size).toBe(first.all)
  expect((await part('/india?month=december')).total).toBe(first.counts.month[11])
  expect((await part('/india?seats=4')).total).toBe(first.counts.seats[2])
  expect(
    (await part('/india?duration=flexible')).cards.every(({ duration }) => duration === 'Flexible'),
  ).toBe(true)
})

test('a month holds the group trips that have a seat on sale in it, and the others in their season', async () => {
  const { cards, total } = await part('/popular?month=december')
  expect(total).toBe(cards.length)
  const months = async (id: string) => {
    const { departures } = (await (await get(`/api/trips/${id}/departures`)).json()) as {
      departures: { startDate: string; availableSlots: number }[]
    }
    return departures.filter((date) => date.availableSlots > 0).map(({ startDate }) => startDate.slice(5, 7))
  }
  const shown = cards.map(({ id }) => id)
  expect(shown.length).toBeGreaterThan(0)
  for (const { id } of (await part('/popular')).cards)
    expect((await months(id)).includes('12'), id).toBe(shown.includes(id))
  expect((await part('/customized?month=december')).total).toBeGreaterThan(12)
})

test('seats taken by others leave the filter once their change is known', async () => {
  const before = (await part('/weekends?seats=1')).total
  expect(before).toBeGreaterThan(0)
  await app.database.pool.query(`update departures set sold = total - sold_elsewhere where trip_id = 'w1'`)
  app.clock.set(new Date(app.clock.now().getTime() + 1_000))
  await expect.poll(async () => (await part('/weekends?seats=1')).total, { timeout: 10_000 }).toBe(before - 1)
})

test('the router’s own requests for data find the same listings', async () => {
  for (const path of ['/india.data', '/india/ladakh.data', '/world/all-countries.data?sort=price'])
    expect((await get(path)).status, path).toBe(200)
  expect((await get('/nonsense.data')).status).toBe(404)
})

test('customised trips come with the suggested itineraries that the home page counts beside them', async () => {
  const home = await (await get('/')).text()
  const [, own, suggested] = /(\d+) private trips and (\d+) suggested itineraries/.exec(home) ?? []
  expect((await part('/customized')).total).toBe(Number(own) + Number(suggested))
})

test.each([
  ['/india?page=2', '/india?page=2'],
  ['/india?sort=price&page=2', '/india'],
])('%s is found by search engines as %s', async (path, canonical) => {
  const html = await (await get(path)).text()
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${canonical}"/>`)
})
