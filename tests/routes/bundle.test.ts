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

/** Bytes on the wire of the files that a page names and matches. */
async function firstLoad(path: string, pattern: RegExp): Promise<number> {
  const html = await (await fetch(app.url + path)).text()
  const files = new Set([...html.matchAll(pattern)].map(([file]) => file))
  expect(files.size).toBeGreaterThan(0)
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

test.each([
  '/',
  '/?search=goa',
  '/india',
  '/india/ladakh',
  '/compare',
  '/destinations',
  '/trip/lw6',
  '/custom-trip/wayanad-private',
])('first load of %s stays within its budget', async (path) => {
  expect(await firstLoad(path, /\/assets\/[\w.-]+\.js/g), 'JavaScript').toBeLessThanOrEqual(115 * kilobyte)
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
  const scripts = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  for (const name of scripts) {
    const code = readFileSync(join(client, 'assets', name), 'utf8')
    for (const word of words) expect(code.includes(word), `${word} in ${name}`).toBe(false)
  }
})

test('those words are in the server’s build, so the test above could find them', () => {
  const code = readFileSync(join(client, '../server/index.js'), 'utf8')
  expect(code).toContain('newsletter_subscribers')
  expect(code).toContain('nodemailer')
})
