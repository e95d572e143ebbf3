import { describe, expect, test } from 'vitest'
import type { Trip } from '#domain/trips/trip.ts'
import { createLog } from '../log.ts'
import { type Finding, searchRoutes } from './endpoints.ts'
import type { Suggestion } from './suggestion.ts'

const found = Array.from({ length: 10 }, (_, i) => ({ id: `goa-${i}` }) as Trip)
const goa = { name: 'Goa', within: 'India', href: '/india/goa' }
const overlayIds = new Set(['goa-1', 'goa-2', 'goa-3', 'goa-4', 'goa-5', 'goa-6'])

function suggestionOf(id: string): Suggestion {
  return {
    id,
    title: 'Goa',
    location: 'Goa',
    duration: '5D/4N',
    price: 13750,
    gstNote: null,
    image: '/a.webp',
    href: `/trip/${id}`,
  }
}

function ask(path: string, deps: Partial<Finding> = {}) {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => lines.push(line) })
  const finding: Finding = {
    ...{ findTrips: async () => found, findPlaces: () => [goa], suggestionOf, overlayIds },
    popular: ['beach', 'family'],
    listWeekendTrips: async () => ({ dates: 'Fri 27 Nov', suggestions: [suggestionOf('w1')] }),
    ...deps,
  }
  const app = searchRoutes({ finding: () => finding, log })
  return { app, lines, answer: app.request(`/api/search/suggest${path}`) }
}

async function idsFor(path: string, deps = {}): Promise<string[]> {
  const { suggestions } = await (await ask(path, deps).answer).json()
  return suggestions.map(({ id }: Suggestion) => id)
}

describe('GET /api/search/suggest', () => {
  test('shows six on the home page, in full, kept for two minutes', async () => {
    const answer = await ask('?q=goa&scope=home').answer
    expect(answer.headers.get('cache-control')).toBe('public, max-age=120')
    const { suggestions } = await answer.json()
    expect(suggestions).toHaveLength(6)
    expect(suggestions[0]).toEqual(suggestionOf(suggestions[0].id))
  })

  test('shows five in the overlay, of its own lists alone', async () => {
    const ids = await idsFor('?q=goa&scope=overlay')
    expect(ids).toHaveLength(5)
    expect(ids.every((id) => overlayIds.has(id))).toBe(true)
  })

  test('tells the overlay the places after them, and how many trips there are in all', async () => {
    expect(await (await ask('?q=goa&scope=overlay').answer).json()).toMatchObject({
      places: [goa],
      total: 10,
    })
    expect(await (await ask('?q=goa&scope=home').answer).json()).not.toHaveProperty('total')
  })

  test('means the home page when no scope is given', async () => {
    expect(await idsFor('?q=goa')).toHaveLength(6)
  })

  test.each(['', '?q=', '?q=g', '?q=%20g%20'])('suggests nothing for %s', async (path) => {
    expect(await idsFor(path)).toEqual([])
  })

  test('refuses another scope by name', async () => {
    const answer = await ask('?q=goa&scope=toString').answer
    expect([answer.status, await answer.json()]).toEqual([422, { errors: { scope: 'Use home or overlay' } }])
  })

  test('leaves out what is no longer sold', async () => {
    const ids = await idsFor('?q=goa', {
      suggestionOf: (id: string) => (id === 'goa-0' ? null : suggestionOf(id)),
    })
    expect(ids).not.toContain('goa-0')
  })

  test('answers an empty list and logs when the search fails, without the words typed', async () => {
    const { answer, lines } = ask('?q=secret', {
      findTrips: () => {
        throw new Error('broken')
      },
    })
    expect([(await answer).status, await (await answer).json()]).toEqual([200, { suggestions: [] }])
    expect((await answer).headers.get('cache-control')).toBe('no-store')
    expect(lines.join('')).toContain('broken')
    expect(lines.join('')).not.toContain('secret')
  })
})

test('GET /api/search/popular gives the words and trips of next weekend, kept for five minutes', async () => {
  const answer = await ask('').app.request('/api/search/popular')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await answer.json()).toEqual({
    keywords: ['beach', 'family'],
    weekend: { dates: 'Fri 27 Nov', suggestions: [suggestionOf('w1')] },
  })
})

test('without departures the words are there all the same, and the answer is not kept', async () => {
  const { app, lines } = ask('', {
    listWeekendTrips: async () => {
      throw new Error('no database')
    },
  })
  const answer = await app.request('/api/search/popular')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ keywords: ['beach', 'family'], weekend: null })
  expect(lines.join('')).toContain('no database')
})
