import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureBrowser } from '../scripts/browser.mjs'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { bars, barsOf } from './figures/bars.ts'
import { atLeast, atMost, type Bench, type Figure, figure } from './figures/figure.ts'
import { progress, runAlone } from './figures/run-alone.ts'
import { median } from './figures/statistics.ts'
import { startHttpsFront } from './https-front.ts'
import { type MeasuredPage, pages, plainest } from './pages.ts'
import { type LighthouseResult, pictureAdvice } from './picture-advice.ts'
import { sessionKey, startServerWithTraveller } from './traveller.ts'

/**
 * Lighthouse on a phone's terms, through HTTP/2 with brotli: medians of five runs, in turns with the plainest page, to which work is compared.
 *   node scripts/node24.mjs bench/lighthouse.ts [--quick] [--runs 5] [--bar 95] [/ /trip/lw6 …]
 * Advice about pictures misses its bar, and so does a score below the one that is asked for.
 */

const { values: options, positionals } = parseArgs({
  options: {
    bar: { type: 'string', default: '0' },
    runs: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const runs = Number(options.runs ?? (options.quick ? 1 : 5))
const asked: MeasuredPage[] =
  positionals.length > 0 ? positionals.map((path) => ({ name: path === '/' ? 'home' : path, path })) : pages
/** Where nobody waits for all of them, the one with the times. */
const categories = options.quick
  ? (['performance'] as const)
  : (['performance', 'accessibility', 'best-practices', 'seo'] as const)

type Run = {
  scores: Record<string, number>
  paint: number
  largestPaint: number
  blocked: number
  mainThread: number
  shift: number
  advice: string[]
  weak: string[]
}

function readRun(result: LighthouseResult): Run {
  const numberOf = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  const weak = categories
    .flatMap((category) => result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${result.audits[id]?.score}`)
  return {
    scores: Object.fromEntries(categories.map((name) => [name, (result.categories[name]?.score ?? 0) * 100])),
    paint: numberOf('first-contentful-paint'),
    largestPaint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    mainThread: numberOf('mainthread-work-breakdown'),
    shift: numberOf('cumulative-layout-shift'),
    advice: pictureAdvice(result),
    weak,
  }
}

type Chrome = Awaited<ReturnType<typeof launch>>

async function startChrome(): Promise<Chrome> {
  return launch({
    chromePath: await ensureBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--ignore-certificate-errors',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

/** Lighthouse leaves the browser's local storage as it is: there a login is kept, or taken away. */
async function keepLogin({ port }: Chrome, origin: string, session: string | null): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  await page?.goto(`${origin}/robots.txt`)
  await page?.evaluate(
    ([key, kept]) =>
      kept ? localStorage.setItem(key as string, kept) : localStorage.removeItem(key as string),
    [sessionKey, session],
  )
  await page?.close()
  await browser.close()
}

async function runOnce(chrome: Chrome, url: string): Promise<Run> {
  const result = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: [...categories],
  })
  if (!result) throw new Error('Lighthouse gave no result')
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
  return readRun(result.lhr)
}

async function runAll(): Promise<Map<string, Run[]>> {
  const folder = makeTemporaryFolder()
  const server = await startServerWithTraveller(folder)
  const front = await startHttpsFront(server.origin, folder)
  const chrome = await startChrome()
  const found = new Map<string, Run[]>()
  try {
    // The first run finds everything cold and is not counted.
    await runOnce(chrome, front.url + plainest.path)
    for (let round = 1; round <= runs; round++) {
      for (const { name, path, asTraveller } of [plainest, ...asked] as MeasuredPage[]) {
        progress(`${name}, run ${round} of ${runs}`)
        await fetch(server.origin + path)
        if (asTraveller) await keepLogin(chrome, front.url, server.session)
        const run = await runOnce(chrome, front.url + path)
        if (asTraveller) await keepLogin(chrome, front.url, null)
        found.set(name, [...(found.get(name) ?? []), run])
      }
    }
  } finally {
    chrome.kill()
    front.stop()
    await server.stop()
  }
  return found
}

function figuresOf(name: string, all: Run[], plain: Run[]): Figure[] {
  const of = (read: (run: Run) => number, from = all) => median(from.map(read))
  const { blockedAbove, mainThread } = barsOf(name)
  const advice = new Set(all.flatMap((run) => run.advice))
  for (const line of [...advice, ...new Set(all.flatMap((run) => run.weak))]) progress(`${name}: ${line}`)
  return [
    ...categories.map((category) => {
      const score = of(({ scores }) => scores[category] ?? 0)
      return figure(
        `${name}: ${category}`,
        score,
        '',
        options.bar === '0' ? undefined : atLeast(Number(options.bar)),
      )
    }),
    ...(all === plain
      ? [
          figure(
            `${name}: blocked time`,
            of(({ blocked }) => blocked),
            'ms',
          ),
          figure(
            `${name}: main-thread work`,
            of((run) => run.mainThread),
            'ms',
          ),
        ]
      : [
          figure(
            `${name}: blocked time above ${plainest.path}`,
            of(({ blocked }) => blocked) - of(({ blocked }) => blocked, plain),
            'ms',
            blockedAbove,
          ),
          figure(
            `${name}: main-thread work against ${plainest.path}`,
            of((run) => run.mainThread) / of((run) => run.mainThread, plain),
            '×',
            mainThread,
          ),
        ]),
    figure(
      `${name}: layout shift`,
      of(({ shift }) => shift),
      '',
      bars.layoutShift,
    ),
    figure(
      `${name}: first paint`,
      of(({ paint }) => paint),
      'ms',
    ),
    figure(
      `${name}: largest paint`,
      of(({ largestPaint }) => largestPaint),
      'ms',
    ),
    figure(`${name}: advice about pictures`, advice.size, '', atMost(0)),
  ]
}

export async function measureLighthouse(): Promise<Bench> {
  const found = await runAll()
  const plain = found.get(plainest.name) ?? []
  const plot = (title: string, read: (run: Run) => number) => ({
    kind: 'bars' as const,
    title,
    unit: 'ms' as const,
    parts: [title],
    rows: [...found].map(([label, all]) => ({ label, values: [median(all.map(read))] })),
  })
  return {
    title: 'Lighthouse',
    note: `A slow phone as Lighthouse plays it; medians of ${runs}, page after page in each round.`,
    figures: [...found].flatMap(([name, all]) => figuresOf(name, all, plain)),
    plots: [
      plot('Main-thread work', (run) => run.mainThread),
      plot('Blocked time', ({ blocked }) => blocked),
    ],
  }
}

if (import.meta.main) await runAlone(measureLighthouse)
