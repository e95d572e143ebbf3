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
  const own = files.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name)
  expect(own, name).toHaveLength(1)
  const found = new Set(own)
  for (const file of found) {
    const code = readFileSync(join(client, 'assets', file), 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) found.add(imported)
  }
  return [...found].map((file) => `/assets/${file}`)
}

/** Bytes on the wire of the files that a page names and matches, and of those that its first screen then asks for. */
async function firstLoad(path: string, pattern: RegExp, then: string[] = []): Promise<number> {
  const html = await (await fetch(app.url + path)).text()
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
  expect(await firstLoad('/newsletter', /\/assets\/[\w.-]+\.css/g), 'CSS').toBeLessThanOrEqual(10 * kilobyte)
})

test.each<[string, ...string[]]>([
  ['/', 'front-page'],
  ['/?search=goa', 'search-results'],
  ['/india'],
  ['/india/ladakh'],
  ['/compare'],
  ['/destinations'],
  ['/trip/lw6'],
  ['/custom-trip/wayanad-private'],
])('first load of %s stays within its budget', async (path, ...then) => {
  expect(await firstLoad(path, /\/assets\/[\w.-]+\.js/g, then), 'JavaScript').toBeLessThanOrEqual(
    115 * kilobyte,
  )
})

test('the modules of a page wait until it is painted', async () => {
  const html = await (await fetch(`${app.url}/trip/lw6`)).text()
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
