import { get } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

/** fetch sets Host itself, so these requests are made by hand. */
function status(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    }).once('error', reject)
  })
}

test('the outbox shows what would have been sent, newest first', async () => {
  for (const email of ['first@example.com', 'second@example.com']) {
    await fetch(`${app.url}/newsletter`, { method: 'POST', body: new URLSearchParams({ email }) })
  }
  const messages = (await (await fetch(`${app.url}/dev/outbox.json`)).json()) as Record<string, string>[]
  expect(messages.map(({ to }) => to)).toEqual(['second@example.com', 'first@example.com'])
  expect(messages[0]).toEqual({
    channel: 'mail',
    to: 'second@example.com',
    subject: 'Confirm your Kafila newsletter',
    body: expect.stringContaining('/newsletter/'),
    at: app.clock.now().toISOString(),
  })
  expect(await (await fetch(`${app.url}/dev/outbox`)).text()).toContain('second@example.com')
})

const pages = [
  '/dev/outbox',
  '/dev/outbox.json',
  '/dev/ui',
  '/dev/ui.data',
  '/dev/error',
  '/DEV/ui',
  '/%64ev/ui',
]
const local = { host: 'localhost:3000' }

test('developer pages answer this machine, and nobody else after that', async () => {
  const refused = [
    { host: 'kafila.example' },
    ...['forwarded', 'via', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip'].map((name) => ({
      ...local,
      [name]: '10.0.0.1',
    })),
    ...['for', 'host', 'proto', 'port', 'prefix'].map((what) => ({
      ...local,
      [`x-forwarded-${what}`]: '10.0.0.1',
    })),
  ]
  for (const path of pages) {
    if (path.startsWith('/dev/')) {
      expect(await status(app.url + path, local), path).toBe(200)
      expect(await status(app.url + path, { host: '127.0.0.1' }), path).toBe(200)
    } else await status(app.url + path, local)
    for (const headers of refused)
      expect(await status(app.url + path, headers), `${path} ${JSON.stringify(headers)}`).toBe(404)
  }
})

test('a production server has no developer pages', async () => {
  const production = await startTestApp({
    APP_ENV: 'production',
    SITE_URL: 'https://kafila.example',
    AUTH_SECRET: 'a secret of thirty-two bytes or more',
  })
  for (const path of pages) expect(await status(production.url + path, local), path).toBe(404)
  expect((await fetch(production.url)).headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test.each(['loader', 'part'])('a page that fails in a %s is told to the operator once', async (where) => {
  expect(await status(`${app.url}/dev/error/${where}`, local)).toBe(500)
  const lines = app.logged
    .map((line) => JSON.parse(line))
    .filter(({ path }) => path === `/dev/error/${where}`)
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'page failed', error: expect.stringContaining('asked to fail') }),
  ])
})
