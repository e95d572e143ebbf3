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

/** A script by its name, with all that it imports. */
function scriptWithImports(name: string): string[] {
  const files = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.js'))
  const own = files.filter((file) => file.replace(/-[\w-]{7}\.js$/, '') === name)
  expect(own, name).toHaveLength(1)
  const found = new Set(own)
  for (const file of found) {
    const code = readFileSync(join(client, 'assets', file), 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) found.add(imported)
  }
  return [...found].map((file) => `/assets/${file}`)
}

async function pageAt(path: string): Promise<string> {
  return (await fetch(app.url + path)).text()
}

function stylesheetsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
}

/** Bytes on the wire of the files that a page names and matches, and of those that its first screen then asks for. */
async function firstLoad(path: string, pattern: RegExp, then: string[] = []): Promise<number> {
  const html = await pageAt(path)
  const files = new Set([...html.matchAll(pattern)].map(([file]) => file))
  expect(files.size).toBeGreaterThan(0)
  for (const file of then.flatMap(scriptWithImports)) files.add(file)
  return [...files].reduce(
    (sum, file) => sum + statSync(join(client, file.endsWith('woff2') ? file : `${file}.br`)).size,
    0,
  )
}

test('first load of the shell stays within its budgets', async () => {
  expect(await firstLoad('/no/such/page', /\/assets\/[\w.-]+\.js/g), 'JavaScript').toBeLessThanOrEqual(
    105 * kilobyte,
  )
})

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

test('first load of results stays within its budget', async () => {
  // Two kilobytes above all others: chips of dates, starts and company, and the first screen's own list.
  expect(
    await firstLoad('/?search=goa', /\/assets\/[\w.-]+\.js/g, ['search-results']),
    'JavaScript',
  ).toBeLessThanOrEqual(117 * kilobyte)
})

test.each<[string, ...string[]]>([
  ['/', 'front-page'],
  ['/india'],
  ['/india/ladakh'],
  ['/compare'],
  ['/destinations'],
  ['/trip/lw6'],
  ['/custom-trip/wayanad-private'],
  ['/privacy-policy'],
  ['/contact'],
  ['/contact-landing'],
  ['/about'],
  ['/faq'],
  ['/careers'],
  ['/careers?opening=tour-manager'],
  ['/blog'],
  ['/blog/spiti-shimla-side-or-manali-side'],
  ['/profile'],
  ['/my-trips'],
  ['/wallet'],
])('first load of %s stays within its budget', async (path, ...then) => {
  expect(await firstLoad(path, /\/assets\/[\w.-]+\.js/g, then), 'JavaScript').toBeLessThanOrEqual(
    115 * kilobyte,
  )
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
