import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { type RouteBudget, routeBudgets, scriptBudgets } from '../first-load-budgets.ts'
import { expect, skipPictures, test } from '../setup/browser.ts'

const client = join(import.meta.dirname, '../../build/client')
const kilobyte = 1024
/** Milliseconds after the load event in which nothing may wake that nobody asked for. */
const untouched = 5_000
/** Pages are loaded beside each other: most of the time they wait. */
const atOnce = 12

type FirstLoad = Omit<RouteBudget, 'script'> & { scripts: Map<string, number>; sheets: number; fonts: number }

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/-[\w-]{7,8}\.js$/, '')
const compressed = (file: string) => statSync(join(client, `${file}.br`)).size

async function loadFirst(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await skipPictures(page)
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const html = await (await page.goto(url, { waitUntil: 'load' }))?.text()
  // The wait is what is measured: whatever wakes in it by itself counts. There is no sign to wait for.
  await page.waitForTimeout(untouched)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await context.close()
  const scripts = files.filter((file) => file.endsWith('.js'))
  return {
    scripts: new Map(scripts.map((file) => [nameOf(file), compressed(file)])),
    html: brotliCompressSync(html ?? '').length / kilobyte,
    sheets: files.filter((file) => file.endsWith('.css')).length,
    fonts: files.filter((file) => file.endsWith('.woff2')).length,
    pictures: files.filter((file) => file.startsWith('/images/')).length,
    requests: files.length,
    elements,
  }
}

/** Names what grew, with what it may weigh. */
function overBudget(path: string, load: FirstLoad, budget: RouteBudget): string[] {
  const script = [...load.scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / kilobyte
  const heaviest = [...load.scripts].map(([name, bytes]) => `${name} ${bytes}`).join(', ')
  const found: Record<keyof RouteBudget, number> = { ...load, script }
  return (Object.keys(budget) as (keyof RouteBudget)[])
    .filter((kind) => found[kind] > budget[kind])
    .map(
      (kind) =>
        `${path}: ${kind} ${found[kind].toFixed(1)}, at most ${budget[kind]}${kind === 'script' ? ` (${heaviest})` : ''}`,
    )
}

const entries = Object.entries(routeBudgets)
for (let i = 0; i < entries.length; i += atOnce) {
  const group = entries.slice(i, i + atOnce)
  test(`a phone fetches no more than it may for ${group.map(([path]) => path).join(', ')}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    const over = await Promise.all(
      group.map(async ([path, budget]) => {
        const load = await loadFirst(browser, baseURL + path)
        if (process.env.KAFILA_SHOW_BUDGETS) console.log(path, show(load))
        return [
          ...overBudget(path, load, budget),
          ...(load.sheets === 1 ? [] : [`${path}: ${load.sheets} stylesheets`]),
          ...(load.fonts <= 3 ? [] : [`${path}: ${load.fonts} fonts`]),
        ]
      }),
    )
    expect(over.flat()).toEqual([])
  })
}

function show({ scripts, ...rest }: FirstLoad): string {
  const sum = [...scripts.values()].reduce((total, bytes) => total + bytes, 0) / kilobyte
  return JSON.stringify({ script: sum, ...rest })
}

test('no script has grown past its budget', () => {
  const files = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.js'))
  const sizes = new Map(files.map((file) => [nameOf(file), compressed(`assets/${file}`)]))
  const grown = Object.entries(scriptBudgets).filter(([name, most]) => (sizes.get(name) ?? Infinity) > most)
  expect(grown.map(([name, most]) => `${name}: ${sizes.get(name)} bytes, at most ${most}`)).toEqual([])
  expect(readFileSync(join(client, 'sw.js')).length).toBeLessThan(10 * kilobyte)
})
