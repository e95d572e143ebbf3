import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../setup/app.ts'

const client = join(import.meta.dirname, '../../build/client')
const kilobyte = 1024
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

async function pageAt(path: string): Promise<string> {
  return (await fetch(app.url + path)).text()
}

function stylesheetsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
}

test('the whole site has one stylesheet, which fits its budget and is cached for a year', async () => {
  const sheets = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.css'))
  expect(sheets).toHaveLength(1)
  for (const path of [
    '/',
    '/india',
    '/trip/lw6',
    '/suggested/lw6',
    '/newsletter',
    '/no/such/page',
    '/dev/ui',
  ])
    expect(stylesheetsOf(await pageAt(path)), path).toEqual([`/assets/${sheets[0]}`])
  const { headers } = await fetch(`${app.url}/assets/${sheets[0]}`, { headers: { 'accept-encoding': 'br' } })
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-encoding')).toBe('br')
  expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(18 * kilobyte)
})

/** A class as it was written: a stylesheet escapes its signs, and a leading digit by its number. */
function unescapeName(name: string): string {
  return name
    .replace(/\\([0-9a-f]+) /g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('\\', '')
}

test.each([
  '/',
  '/india',
  '/trip/lw6',
  '/custom-trip/wayanad-private',
  '/compare',
  '/destinations',
  '/contact',
  '/contact-landing',
  '/about',
  '/faq',
  '/careers',
  '/terms',
  '/blog',
  '/blog/spiti-shimla-side-or-manali-side',
])('every class on %s is in the stylesheet', async (path) => {
  const html = await pageAt(path)
  const css = readFileSync(join(client, stylesheetsOf(html)[0] ?? ''), 'utf8')
  const known = new Set(
    [...css.matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\[0-9a-f]+ |\\.)+)/g)].map(([, name = '']) =>
      unescapeName(name),
    ),
  )
  const used = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
    ),
  )
  expect(used.size).toBeGreaterThan(100)
  // A group is only what the classes of its children look at; 'active' is the router's word.
  const unstyled = /^$|^group|^active$/
  expect([...used].filter((name) => !known.has(name) && !unstyled.test(name))).toEqual([])
})

test('the modules of a page wait until it is painted', async () => {
  const html = await pageAt('/trip/lw6')
  expect(html).toContain('data-modules="/assets/')
  expect(html).not.toContain('<link rel="modulepreload"')
})

test('fonts for a page in English stay within 60 KB', () => {
  const fonts = readdirSync(join(client, 'assets')).filter(
    (name) => name.endsWith('.woff2') && !name.includes('devanagari'),
  )
  expect(fonts).toHaveLength(4)
  expect(
    fonts.reduce((sum, name) => sum + statSync(join(client, 'assets', name)).size, 0),
  ).toBeLessThanOrEqual(60 * kilobyte)
})

/** The scripts that the build made for browsers, by name. */
function scripts(): [name: string, code: string][] {
  const names = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(5)
  return names.map((name) => [name, readFileSync(join(client, 'assets', name), 'utf8')])
}

test('no script asks for more than the browsers have that the style is built for', () => {
  // Younger than Chrome 111 or Safari 16.4: one of them stops a whole page on an older phone.
  const younger =
    /Promise\.(withResolvers|try)|(Object|Map)\.groupBy|Array\.fromAsync|URL\.(parse|canParse)|AbortSignal\.any|\.checkVisibility\(|\.(isSubsetOf|isSupersetOf|symmetricDifference)\(|RegExp\.escape/
  for (const [name, code] of scripts()) expect(code.match(younger)?.[0], name).toBeUndefined()
})

test('no word of the server reaches the browser', () => {
  const words = [
    'newsletter_subscribers',
    'pg_advisory',
    'drizzle',
    'nodemailer',
    'node:fs',
    'DATABASE_URL',
    'SMTP_URL',
    'kafila.password',
    'rate limit',
  ]
  for (const [name, code] of scripts()) {
    for (const word of words) expect(code.includes(word), `${word} in ${name}`).toBe(false)
  }
})

test('those words are in the server’s build, so the test above could find them', () => {
  const code = readFileSync(join(client, '../server/index.js'), 'utf8')
  expect(code).toContain('newsletter_subscribers')
  expect(code).toContain('nodemailer')
})

test('whoever receives our scripts finds the licences of what of others is in them', async () => {
  const answer = await fetch(`${app.url}/licences.txt`)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  for (const name of [
    'react',
    'react-router',
    'valibot',
    'lucide',
    '@supabase/auth-js',
    '@fontsource/rozha-one',
  ])
    expect(text, name).toMatch(new RegExp(`^${name} \\d`, 'm'))
  const framework = readdirSync(join(client, 'assets')).find((name) => /^framework-.*\.js$/.test(name)) ?? ''
  expect(readFileSync(join(client, 'assets', framework), 'utf8')).toContain('/licences.txt')
})
