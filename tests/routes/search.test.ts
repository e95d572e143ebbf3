import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
const suggest = async (query: string) => {
  const response = await fetch(`${app.url}/api/search/suggest?${query}`)
  return {
    response,
    body: (await response.json()) as {
      suggestions: { id: string; location: string; duration: string }[]
      places?: { name: string; within: string; href: string }[]
      total?: number
      errors?: unknown
    },
  }
}

test('suggestions carry what a line of the list shows', async () => {
  const { response, body } = await suggest('q=ladak')
  expect(response.headers.get('cache-control')).toBe('public, max-age=120')
  expect(body.suggestions).toHaveLength(6)
  expect(body.suggestions[0]).toEqual({
    id: expect.any(String),
    title: expect.any(String),
    location: expect.stringContaining('Ladakh'),
    duration: expect.any(String),
    price: expect.any(Number),
    gstNote: null,
    image: expect.stringMatching(/^\/images\/.+\.200\.avif$/),
    href: expect.stringMatching(/^\/(trip|custom-trip|suggested)\//),
  })
})

test('the overlay gives five, from its own lists alone', async () => {
  const { body } = await suggest('q=goa&scope=overlay')
  expect(body.suggestions.length).toBeLessThanOrEqual(5)
  expect(body.suggestions.map(({ id }) => id)).toContain('p4')
  expect(body.suggestions.every(({ id }) => /^(p|w|i|h|lw|lb|ls|o)\d$/.test(id))).toBe(true)
})

test.each([
  ['rajasthan', 'Rajasthan', '/india/rajasthan'],
  ['राजस्थान', 'Rajasthan', '/india/rajasthan'],
  ['hampi', 'Hampi', '/?search=Hampi'],
  ['kedarkantha', 'Kedarkantha', '/?search=Kedarkantha'],
  ['goa', 'Goa', '/india/goa'],
  ['gova', 'Goa', '/india/goa'],
  ['go', 'Goa', '/india/goa'],
  ['kerala in december', 'Kerala', '/india/kerala'],
])('the overlay leads from %j to %s, and counts what its results show', async (term, name, href) => {
  const { body } = await suggest(new URLSearchParams({ q: term, scope: 'overlay' }).toString())
  expect(body.places?.[0]).toMatchObject({ name, href })
  const results = await fetch(`${app.url}/api/listings?${new URLSearchParams({ search: term })}`)
  const { total } = (await results.json()) as { total: number }
  expect([body.total, total > 0]).toEqual([total, true])
})

test('nothing is found with no place and no trip', async () => {
  expect((await suggest('q=xyzzyqq&scope=overlay')).body).toEqual({ suggestions: [], places: [], total: 0 })
})

test.each(['q=', 'q=a', 'q=xyzzyqq', 'q=500', 'q=22', 'q=00', ''])('%s suggests nothing', async (query) => {
  expect((await suggest(query)).body.suggestions).toEqual([])
})

test('a number alone is a length in days', async () => {
  const { suggestions } = (await suggest('q=12')).body
  expect(suggestions.length).toBeGreaterThan(0)
  expect(suggestions.filter(({ duration }) => !/^(12D|Flexible)/.test(duration))).toEqual([])
})

test('a scope that does not exist is refused by name', async () => {
  const { response, body } = await suggest('q=goa&scope=everywhere')
  expect(response.status).toBe(422)
  expect(body.errors).toHaveProperty('scope')
})
