import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers })

test.each([
  ['/profile', 'My Profile'],
  ['/my-trips', 'My Trips'],
  ['/my-trips/journey', 'Your journey'],
  ['/wallet', 'Wallet'],
])('%s is the same for everybody, found by no search engine, and says what it needs', async (path, title) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain(`<title>${title} | Kafila</title>`)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toContain('rel="canonical"')
  expect(html).toContain(`>${title}</h1>`)
  expect(html).toContain('This page needs JavaScript, as it shows only what is yours.')
  expect(html).toMatch(/<a href="tel:\+\d+"/)
  const asTraveller = await get(path, { authorization: 'Bearer a.b.c', cookie: 'session=1' })
  expect(await asTraveller.text()).toBe(html)
  expect(asTraveller.headers.get('etag')).toMatch(/^"/)
})

test('a tab of My Trips is the browser’s own business', async () => {
  expect(await (await get('/my-trips?tab=saved')).text()).toBe(await (await get('/my-trips')).text())
})
