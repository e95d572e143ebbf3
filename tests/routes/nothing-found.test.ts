import { beforeAll, expect, test } from 'vitest'
import type { ListingPart } from '#server/listings/listings.ts'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.set(new Date('2026-11-17T06:00:00Z'))
})
const address = (search: string) => `?${new URLSearchParams({ search })}`
const page = async (path: string) => (await fetch(app.url + path)).text()
const part = async (path: string) =>
  (await (await fetch(`${app.url}/api/listings${path}`)).json()) as ListingPart

test('none found names the nearest trips with what fits and what differs, without JavaScript', async () => {
  const html = await page(`/${address('bali in february under 30000')}`)
  // Said once, as the page's heading, and nothing is left to sort.
  expect(html.match(/No trips found\./g)).toHaveLength(1)
  expect(html).toMatch(/<h1[^>]*>No trips found\.</)
  expect(html).not.toContain('aria-label="Sort by"')
  expect(html).toContain('Nearest to what you asked')
  expect(html).toContain('April, not February')
  expect(html).toContain('₹6,500 over')
  const { total, nearest } = await part(address('bali in february under 30000'))
  expect(total).toBe(0)
  const [first, second, elsewhere] = nearest?.trips ?? []
  expect([first?.id, first?.fits, first?.leaves]).toEqual([
    'i3',
    ['Bali'],
    expect.stringMatching(/3 Apr 2027$/),
  ])
  expect(second?.fits).toEqual(['Bali'])
  expect(elsewhere?.fits[0]).toBe('February')
  expect(elsewhere?.differs).toEqual([expect.stringMatching(/, not Bali$/)])
})

test.each([
  'goa from mumbai',
  'kedarkantha trek in may',
  'ladakh under 5000',
  'maldives this weekend',
  'kerala for beginners in june under 10000',
])('%s: each change leads to as many trips as it says', async (query) => {
  const { total, nearest } = await part(address(query))
  expect(total).toBe(0)
  expect(nearest?.changes.length).toBeGreaterThan(0)
  const html = await page(`/${address(query)}`)
  for (const { label, count } of nearest?.changes ?? []) {
    const [, href = ''] = new RegExp(`href="([^"]+)"[^>]*>${label}<`).exec(html) ?? []
    const { total: found } = await part(href.replaceAll('&amp;', '&').replace(/^\//, ''))
    expect(found, `${query}: ${label} at ${href}`).toBe(count)
  }
})

test.each(['weekend from delhi under 10000', 'goa in december'])(
  '%s: the filters are as many as the chips beside them',
  async (query) => {
    const html = await page(`/${address(query)}`)
    const chips = html.match(/aria-label="Remove (filter|from the search): /g) ?? []
    expect(chips.length).toBeGreaterThan(1)
    // React parts two pieces of text by a comment.
    expect(html.replaceAll('<!-- -->', '')).toContain(`Filters (${chips.length})`)
  },
)

test('a list whose filters leave nothing offers the same', async () => {
  const { nearest } = await part('/weekends?min=60000')
  expect(nearest?.changes).toMatchObject([{ label: 'Any price', count: 4 }])
  expect(nearest?.trips).toHaveLength(3)
  expect((await part('/weekends')).nearest).toBeNull()
})

test('a holiday stands in the address and as a chip that can be taken away, and cards show its date', async () => {
  const html = await page(`/${address('goa christmas')}`)
  expect(html).toMatch(/aria-label="Remove filter: Time, Christmas, [^"]*25 Dec 2026"/)
  expect(html).toContain('href="/?search=goa"')
  const { cards, when } = await part('/india?when=christmas')
  expect(when).toMatch(/^Christmas, .*25 Dec 2026$/)
  const dated = cards.flatMap(({ next }) => next?.date ?? [])
  expect(dated.length).toBeGreaterThan(0)
  for (const date of dated) expect(date).toMatch(/(1[4-9]|2[0-7]) Dec 2026$/)
})

test('the months of the filter begin with the current one and name their years; a month is the next of its name', async () => {
  const html = await page('/india?month=may')
  const shown = [...html.matchAll(/<input[^>]*name="month"[^>]*>/g)].map(
    ([field]) => /value="(\w+)"/.exec(field)?.[1],
  )
  expect([shown[0], shown[1], shown[11]]).toEqual(['november', 'december', 'october'])
  expect(html).toContain('Remove filter: Month, May 2027')
  const { cards } = await part('/india?month=november')
  for (const { next, id } of cards) if (next) expect(next.date, id).toMatch(/Nov 2026$/)
})
