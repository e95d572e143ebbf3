import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers, redirect: 'manual' })

test('health and readiness', async () => {
  expect(await (await get('/health')).json()).toEqual({
    status: 'ok',
    release: expect.stringMatching(/^\w+$/),
  })
  expect((await get('/ready')).status).toBe(200)
})

test('a page is complete HTML whose every inline script has its hash in a strict policy', async () => {
  const response = await get('/')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('<main')
  expect(html).toContain('Subscribe')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/)
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? ''
  expect(scripts).not.toContain('unsafe')
  // What is told to search engines is data, which no browser runs.
  const inline = [
    ...html.matchAll(/<script\b(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
  ].map((match) => match[1] ?? '')
  expect(inline.length).toBeGreaterThan(1)
  for (const body of inline) expect(scripts).toContain(createHash('sha256').update(body).digest('base64'))
  expect(html).not.toContain('nonce=')
})

test('security headers stand on pages, files, data and errors', async () => {
  for (const path of ['/', '/', '/health', '/logo.svg', '/nope', '/_.data']) {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin-allow-popups')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    expect(headers.get('permissions-policy'), path).toContain('camera=(), microphone=(), geolocation=()')
    // It would lock other sites of this machine out of plain http.
    expect(headers.get('strict-transport-security'), path).toBeNull()
  }
})

test('share pictures alone may stand on other sites', async () => {
  const { headers } = await get('/images/share/nope.000000000000.jpg')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('the second visitor gets the same page from memory', async () => {
  const first = await (await get('/newsletter')).text()
  expect(await (await get('/newsletter')).text()).toBe(first)
})

describe.each(['/newsletter', '/logo.svg'])('%s, asked for again', (path) => {
  test.each(['GET', 'HEAD'])('by %s with its tag is 304 and nothing more', async (method) => {
    // The first visit fills the cache.
    await get(path)
    const tag = (await get(path)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]+"$/)
    const again = await onTheWire(method, path, { 'if-none-match': tag })
    expect(again.head).toMatch(/^HTTP\/1\.1 304 /)
    expect(again.head).not.toMatch(/^content-(type|encoding):/im)
    expect(again.body).toBe('')
  })

  test('with another tag comes whole, and by HEAD as its head alone', async () => {
    await get(path)
    const headers = { 'if-none-match': '"another"' }
    const whole = await onTheWire('GET', path, headers)
    expect(whole.head).toMatch(/^HTTP\/1\.1 200 /)
    expect(whole.body.length).toBe(Number(/^content-length: (\d+)/im.exec(whole.head)?.[1]))
    expect(await onTheWire('HEAD', path, headers)).toEqual({ head: whole.head, body: '' })
  })
})

/** An answer as it was sent: clients hide a body that must not be there. */
async function onTheWire(method: string, path: string, headers: Record<string, string>) {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1').setEncoding('latin1')
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers })
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n`)
  let answer = ''
  for await (const part of socket) answer += part
  const end = answer.indexOf('\r\n\r\n')
  return {
    head: answer.slice(0, end).replace(/^(date|x-request-id): .*$/gim, ''),
    body: answer.slice(end + 4),
  }
}

test('a parameter that means nothing reaches no page, so it can’t be kept with one', async () => {
  const page = await get('/?utm_source=%3Cscript%3E&search=goa')
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain('utm_source')
})

test('unknown addresses are 404 with the page that says so, and are not kept', async () => {
  for (let i = 0; i < 2; i++) {
    const response = await get('/no/such/page')
    expect(response.status).toBe(404)
    expect(response.headers.get('etag')).toBeNull()
    expect(await response.text()).toContain('Oops! Page not found')
  }
})

/** Where the page of an address that leads nowhere leads on to. */
async function nearTo(path: string): Promise<{ heading: string; links: string[] }> {
  const response = await get(path)
  expect(response.status, path).toBe(404)
  const html = await response.text()
  expect(/<form[^>]* action="\/"/.test(html), 'a search').toBe(true)
  const near = html.slice(html.indexOf('aria-labelledby="near"')).split('</section>', 1)[0] ?? ''
  return {
    heading: /<h2[^>]*>([^<]+)/.exec(near)?.[1] ?? '',
    links: [...near.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href = '']) => href),
  }
}

test.each([
  ['/india/goaa', '/india/goa'],
  ['/goa', '/india/goa'],
  ['/trip/lw66', '/trip/lw6'],
  ['/Trips/LW6', '/trip/lw6'],
  ['/abuot', '/about'],
  ['/family-tour', '/family-tours'],
  ['/packages/kerala-honeymoon.html', '/trip/h3'],
])('%s leads to three pages, first to %s', async (path, expected) => {
  const { heading, links } = await nearTo(path)
  expect(heading).toBe('Were you looking for one of these?')
  expect(links).toHaveLength(3)
  expect(links[0]).toBe(expected)
})

test('an address that means nothing leads to trips many people like', async () => {
  const { heading, links } = await nearTo('/xyzzyqq/wp-login.php')
  expect(heading).toBe('Trips many people like')
  expect(links).toHaveLength(3)
})

test('assets are immutable for a year; other files are not', async () => {
  const html = await (await get('/')).text()
  const asset = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0] ?? ''
  const response = await get(asset, { 'accept-encoding': 'br' })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect((await get('/logo.svg')).headers.get('cache-control')).toBe('public, max-age=3600')
  expect((await get('/assets/missing.js')).status).toBe(404)
})

test('whoever finds a hole is told whom to write to, for less than a year', async () => {
  const response = await get('/.well-known/security.txt')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect((await response.text()).split('\n')).toEqual([
    'Contact: mailto:hello@kafila.example',
    'Expires: 2027-11-13T18:30:00.000Z',
    'Preferred-Languages: en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
    '',
  ])
})

test.each([
  ['/India?page=2', '/india?page=2'],
  ['/TRIP/LW6', '/trip/lw6'],
  ['/india/Goa/', '/india/goa'],
  ['/blog/', '/blog'],
  ['/index.html', '/'],
  ['/India/index.html?month=may', '/india?month=may'],
  ['/Home/', '/'],
  ['/suggested', '/customized'],
  ['/trip/', '/popular'],
  ['/itinerary', '/popular'],
  ['/custom-trip?utm_source=x', '/?utm_source=x#customised-trips'],
])('%s leads to %s in one step', async (path, small) => {
  const response = await get(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(small)
})

test.each([
  '//Evil.example/',
  '//Evil.example?page=1',
  '/\\Evil.example/',
  '/newsletter/AbC',
  '/newsletter/abc/',
  '/no/Such/page/',
])('%s leads nowhere else', async (path) => {
  expect((await get(path)).headers.get('location')).toBeNull()
})

test.each(['/%', '/%00', '/../../etc/passwd', '/assets/..%2f..%2fpackage.json', `/${'a'.repeat(3000)}`])(
  '%s does no harm',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  },
)

test('a form from another site is refused', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${app.url}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'x@example.com' }),
      headers,
    })
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ origin: 'null' })).status).toBe(403)
})

test('a form larger than any of ours is refused', async () => {
  const response = await fetch(`${app.url}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'x'.repeat(70_000) }),
  })
  expect(response.status).toBe(413)
})

describe('a form that comes in pieces, without its length', () => {
  const post = (...pieces: string[]) =>
    fetch(`${app.url}/newsletter`, {
      method: 'POST',
      body: new Blob(pieces).stream(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      duplex: 'half',
    } as RequestInit)

  test('is read whole', async () => {
    const response = await post('email=not%20', 'an%20address')
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('value="not an address"')
  })

  test('is refused when it grows larger than any of ours', async () => {
    expect((await post(...Array(70).fill('x'.repeat(1_000)))).status).toBe(413)
  })
})

test.each(['PUT', 'DELETE', 'OPTIONS', 'POST'])('%s on a page that takes none is refused', async (method) => {
  expect((await fetch(`${app.url}/india`, { method })).status).toBe(405)
})
