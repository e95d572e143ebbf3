import { get } from 'node:http'
import { expect, test } from 'vitest'
import { startTestApp } from '../setup/app.ts'

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
  const app = await startTestApp()
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

test.each([
  [{ host: 'localhost:3000' }, 200],
  [{ host: '127.0.0.1' }, 200],
  [{ host: 'kafila.example' }, 404],
  [{ host: 'localhost', 'x-forwarded-for': '10.0.0.1' }, 404],
  [{ host: 'localhost', forwarded: 'for=10.0.0.1' }, 404],
])('developer pages with %o answer %i', async (headers, expected) => {
  const app = await startTestApp()
  for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/ui', '/dev/ui.data']) {
    expect(await status(app.url + path, headers as unknown as Record<string, string>), path).toBe(expected)
  }
})

test('a production server has no developer pages', async () => {
  const app = await startTestApp({ APP_ENV: 'production', SITE_URL: 'https://kafila.example' })
  expect(await status(`${app.url}/dev/outbox.json`, { host: 'localhost' })).toBe(404)
  expect(await status(`${app.url}/dev/ui`, { host: 'localhost' })).toBe(404)
  expect((await fetch(app.url)).headers.get('strict-transport-security')).toContain('max-age=31536000')
})
