import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../setup/app.ts'

const lists = [
  '/india',
  '/?search=kerala',
  '/india/kerala',
  '/backpacking',
  '/blog/kerala-in-eight-days-route-guide',
  '/',
]
const note = 'Sample ratings, until travellers’ own take their place.'
/** The star of a card and of the trip's head, and the row of a comparison. */
const rated = />Rated<|aria-label="Rated [\d.]+ \(|Rating and reviews/

let app: TestApp
const visit = async (path: string) => (await fetch(app.url + path)).text()
const leadsTo = async (path: string) =>
  (await fetch(app.url + path, { redirect: 'manual' })).headers.get('location')
const countOf = (html: string, words: string) => html.replaceAll('<!-- -->', '').split(words).length - 1

describe('where samples are shown', () => {
  beforeAll(async () => {
    app = await startTestApp()
  })

  test('a trip calls its rating a sample, and the trips beside it once', async () => {
    const html = await visit('/trip/lw6')
    expect(rated.test(html)).toBe(true)
    expect(countOf(html, 'reviews, sample rating)')).toBe(1)
    expect(countOf(html, `>${note}<`)).toBe(1)
  })

  test.each(lists)('the list of %s says it at its foot', async (path) => {
    const html = await visit(path)
    expect(rated.test(html)).toBe(true)
    // A place has a list of group tours and one of private trips.
    expect(countOf(html, `>${note}<`)).toBe(path === '/india/kerala' ? 2 : 1)
  })

  test('a comparison says it below its table', async () => {
    expect(countOf(await visit('/compare?ids=lw6,p1'), `>${note}<`)).toBe(1)
  })

  test('lists are filtered and sorted by it', async () => {
    expect(await leadsTo('/india?rating=4.8&sort=rating')).toBeNull()
    expect((await visit('/india')).includes('Best rated')).toBe(true)
  })
})

describe('where they are not', () => {
  beforeAll(async () => {
    app = await startTestApp({ SAMPLE_RATINGS: 'off' })
  })

  test.each([...lists, '/trip/lw6', '/compare?ids=lw6,p1'])('%s shows no rating', async (path) => {
    const html = await visit(path)
    expect(html.includes('per person')).toBe(true)
    expect([rated.test(html), html.includes('sample rating')]).toEqual([false, false])
  })

  test('lists are neither filtered nor sorted by it, and an address that asks leads to the list', async () => {
    const html = await visit('/india')
    expect([html.includes('Best rated'), html.includes('Any rating')]).toEqual([false, false])
    expect(await leadsTo('/india?rating=4.8')).toBe('/india')
    expect(await leadsTo('/india?sort=rating&month=may')).toBe('/india?month=may')
    expect(await leadsTo('/?search=trek&rating=4.8&sort=rating')).toBe('/?search=trek')
    const part = await (await fetch(`${app.url}/api/listings/india?sort=rating&rating=4.9`)).json()
    expect(part.total).toBe(part.all)
    expect(part.cards.every(({ rating }: { rating: unknown }) => rating === null)).toBe(true)
  })
})
