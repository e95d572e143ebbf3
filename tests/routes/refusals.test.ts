import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.prepare()
})
const ask = (path: string, init: RequestInit = {}) => fetch(app.url + path, { redirect: 'manual', ...init })
const form = (email: string) => ({ method: 'POST', body: new URLSearchParams({ email }) })
const json = (body: unknown) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
/** A page that asks the database for a token of the right shape. */
const letter = `/newsletter/${'t'.repeat(32)}`
const fromElsewhere = { headers: { 'sec-fetch-site': 'cross-site' } }
const whileMissing = async (table: string, work: () => Promise<void>) => {
  await app.database.pool.query(`alter table ${table} rename to gone`)
  await work().finally(() => app.database.pool.query(`alter table gone rename to ${table}`))
}

describe('what people meet is a page of the site', () => {
  test.each([
    ['a malformed address', '/%', {}, 400, 'Look for a stray percent sign'],
    [
      'a form from another site',
      '/newsletter',
      { ...form('x@example.com'), ...fromElsewhere },
      403,
      'This form can only be sent from our own pages.',
    ],
    ['a page that takes no form', '/india', form('x'), 405, 'Open it as a page instead'],
    ['an unknown method', '/india', { method: 'PROPFIND' }, 405, 'Open it as a page instead'],
    [
      'a form that is too long',
      '/newsletter',
      form('x'.repeat(70_000)),
      413,
      'That is more than this form takes.',
    ],
    ['JSON instead of a form', '/newsletter', json({ email: 'x@example.com' }), 415, 'can’t be read in'],
  ] as const)('%s', async (_, path, init, status, words) => {
    const response = await ask(path, init as RequestInit)
    const html = await response.text()
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('etag')).toBeNull()
    expect(html).toContain(words)
    expect(html).toContain('<h1')
    expect(html).toContain('Quick links')
    expect(html).not.toContain('<h1 class="display text-2xl">Something went wrong')
  })

  test('a page while the database is away is 503, with the time to come back', async () => {
    await app.database.whileAway(async () => {
      for (const path of [letter, `${letter}.data`]) {
        const response = await ask(path)
        expect(response.status).toBe(503)
        expect(response.headers.get('retry-after')).toBe('60')
        expect(await response.text()).toContain('We can’t look that up just now.')
      }
      const pressed = await ask(letter, {
        method: 'POST',
        body: new URLSearchParams({ wish: 'confirm' }),
      })
      expect(pressed.status).toBe(503)
      expect(await pressed.text()).toContain('We can’t look that up just now.')
    })
    expect((await ask(letter)).status).toBe(404)
  })

  test('a wrong query is our own failure, 500, on a page and under /api', async () => {
    await whileMissing('newsletter_subscribers', async () => {
      expect((await ask(letter)).status).toBe(500)
    })
    await whileMissing('departures', async () => {
      expect((await ask('/api/trips/lw6/departures')).status).toBe(500)
    })
  })

  test.each(['%00', 'x', 'short-token', `${'x'.repeat(31)}%00`, 'x'.repeat(33)])(
    'a token of another shape, %s, is not found, and the database hears nothing of it',
    async (token) => {
      app.logged.length = 0
      expect((await ask(`/newsletter/${token}`)).status).toBe(404)
      const body = new URLSearchParams({ wish: 'confirm' })
      expect((await ask(`/newsletter/${token}`, { method: 'POST', body })).status).toBe(404)
      expect(app.logged.filter((line) => line.includes('newsletter'))).toEqual([])
    },
  )

  test('a developer’s page that is not for visitors is a page that is not found', async () => {
    const response = await ask('/dev/outbox', { headers: { 'x-forwarded-for': '10.0.0.1' } })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Oops! Page not found')
  })
})

describe('under /api it is JSON', () => {
  test.each([
    ['a malformed address', '/api/%', {}, 400, 'This address is malformed.'],
    ['an unknown address', '/api/no-such', {}, 404, 'There is nothing at this address.'],
    ['an unknown address in capitals', '/API/no-such', {}, 404, 'There is nothing at this address.'],
    ['an unknown listing', '/api/listings/no-such', {}, 404, 'There is nothing at this address.'],
    ['an unknown trip', '/api/trips/nope/departures', {}, 404, 'There is no such trip.'],
    ['a question to a form', '/api/enquiries', {}, 405, 'This address can’t be asked in that way.'],
    ['a form to data', '/api/search/popular', form('x'), 405, 'This address can’t be asked in that way.'],
    [
      'a form from another site',
      '/api/enquiries',
      { ...json({}), ...fromElsewhere },
      403,
      'This form can only be sent from our own pages.',
    ],
    ['too much', '/api/enquiries', json('x'.repeat(70_000)), 413, 'That is more than this form takes.'],
    ['another type', '/api/enquiries', form('x'), 415, 'Send the enquiry as application/json.'],
    ['half a body', '/api/enquiries', { ...json(0), body: '{' }, 400, 'The body is not a JSON object.'],
  ] as const)('%s', async (_, path, init, status, error) => {
    const response = await ask(path, init as RequestInit)
    expect(response.status).toBe(status)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.json()).toEqual({ error })
  })

  test('departures while the database is away are 503, with the time to come back', async () => {
    await app.database.whileAway(async () => {
      const response = await ask('/api/trips/lw6/departures')
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('60')
      expect(await response.json()).toEqual({ error: 'We can’t look that up just now.' })
    })
    expect((await ask('/api/trips/lw6/departures')).status).toBe(200)
  })
})
