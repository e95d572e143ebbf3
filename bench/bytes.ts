import type { Browser, Page } from '@playwright/test'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { bars, barsOf } from './figures/bars.ts'
import { type Bench, type Figure, figure } from './figures/figure.ts'
import { given, progress, quick, runAlone } from './figures/run-alone.ts'
import { largest } from './figures/statistics.ts'
import { type Passed, startHttpsFront } from './https-front.ts'
import { type MeasuredPage, pages, plainest } from './pages.ts'
import { launchBrowser, openPhone } from './phone-browser.ts'
import { startServerWithTraveller } from './traveller.ts'

/**
 * What a first visit fetches on a phone of 390 px and two dots a pixel, without scrolling: compressed bytes with their headers, as the browser
 * counts them five seconds after load, through HTTP/2 with brotli. Of several loads the heaviest counts.
 *   node scripts/node24.mjs bench/bytes.ts [--quick] [loads]
 */

const loads = Number(given[0] ?? (quick ? 3 : 10))
/** Milliseconds. The wait is what is measured: a visitor who only looks. */
const afterLoad = 5_000
const kinds = ['document', 'script', 'stylesheet', 'font', 'picture', 'data', 'other', 'beside it'] as const
type Kind = (typeof kinds)[number]
type Load = { bytes: Record<Kind, number>; stylesheets: number; elements: number }

function kindOf(type: string): Kind {
  if (type.includes('javascript')) return 'script'
  if (type.includes('html')) return 'document'
  if (type.includes('css')) return 'stylesheet'
  if (type.startsWith('font/')) return 'font'
  if (type.startsWith('image/')) return 'picture'
  return /json|x-script|x-component/.test(type) ? 'data' : 'other'
}

const noBytes = () => Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>

/** What the page itself fetches. The browser beside it (for its icon) and the page's worker fetch behind its back: the front alone hears of that. */
async function countFetched(
  page: Page,
): Promise<{ bytes: Record<Kind, number>; stylesheets: () => number; paths: string[] }> {
  const bytes = noBytes()
  const paths: string[] = []
  const open = new Map<string, { kind: Kind; path: string }>()
  let stylesheets = 0
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    const { protocol, pathname, search } = new URL(response.url)
    // What stands in the page itself (data:) was fetched with it.
    if (protocol !== 'https:' || response.fromDiskCache || response.fromServiceWorker) return
    open.set(requestId, { kind: kindOf(response.mimeType), path: pathname + search })
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = open.get(requestId)
    if (!found || encodedDataLength === 0) return
    open.delete(requestId)
    bytes[found.kind] += encodedDataLength
    paths.push(found.path)
    if (found.kind === 'stylesheet') stylesheets++
  })
  return { bytes, stylesheets: () => stylesheets, paths }
}

type Site = { browser: Browser; origin: string; session: string; passed: Passed[] }

async function loadOnce(site: Site, { path, asTraveller }: MeasuredPage): Promise<Load> {
  const context = await openPhone(site.browser, site.origin, asTraveller && site.session)
  try {
    const page = await context.newPage()
    const fetched = await countFetched(page)
    site.passed.length = 0
    await page.goto(path, { waitUntil: 'load', timeout: 120_000 })
    await page.waitForTimeout(afterLoad)
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    const byPage = [...fetched.paths]
    for (const { path: asked, bytes } of site.passed) {
      const at = byPage.indexOf(asked)
      if (at >= 0) byPage.splice(at, 1)
      else fetched.bytes['beside it'] += bytes
    }
    return { bytes: fetched.bytes, stylesheets: fetched.stylesheets(), elements }
  } finally {
    await context.close()
  }
}

const sum = (bytes: Record<Kind, number>) => Object.values(bytes).reduce((all, some) => all + some, 0)

function figuresOf(name: string, all: Load[]): Figure[] {
  const { transfer, elements } = barsOf(name)
  const worst = (read: (load: Load) => number) => largest(all.map(read))
  return [
    figure(
      `${name}: in all`,
      worst(({ bytes }) => sum(bytes)),
      'bytes',
      transfer,
    ),
    figure(
      `${name}: script`,
      worst(({ bytes }) => bytes.script),
      'bytes',
      bars.firstLoad.script,
    ),
    figure(
      `${name}: stylesheet`,
      worst(({ bytes }) => bytes.stylesheet),
      'bytes',
      bars.firstLoad.stylesheet,
    ),
    figure(
      `${name}: stylesheets`,
      worst(({ stylesheets }) => stylesheets),
      '',
      bars.firstLoad.stylesheets,
    ),
    figure(
      `${name}: elements`,
      worst((load) => load.elements),
      '',
      elements,
    ),
  ]
}

async function loadAll(site: Site): Promise<Map<MeasuredPage, Load[]>> {
  const found = new Map<MeasuredPage, Load[]>()
  for (const page of [plainest, ...pages]) {
    progress(`${page.name}, ${loads} loads`)
    // The first draws the pictures and is not counted.
    await loadOnce(site, page)
    const all: Load[] = []
    for (let i = 0; i < loads; i++) all.push(await loadOnce(site, page))
    found.set(page, all)
  }
  return found
}

export async function measureBytes(): Promise<Bench> {
  const folder = makeTemporaryFolder()
  const passed: Passed[] = []
  const server = await startServerWithTraveller(folder)
  const front = await startHttpsFront(server.origin, folder, (one) => passed.push(one))
  const browser = await launchBrowser()
  try {
    const found = await loadAll({ browser, origin: front.url, session: server.session, passed })
    const heaviest = (all: Load[]) =>
      all.toSorted((a, b) => sum(b.bytes) - sum(a.bytes))[0]?.bytes ?? noBytes()
    return {
      title: 'First load',
      note: `390 px, two dots a pixel, without scrolling, ${afterLoad / 1000} s after load; the heaviest of ${loads} loads.`,
      figures: [...found].flatMap(([{ name }, all]) => figuresOf(name, all)),
      plots: [
        {
          kind: 'bars',
          title: 'Compressed bytes by kind',
          unit: 'bytes',
          parts: [...kinds],
          rows: [...found].map(([{ name }, all]) => ({
            label: name,
            values: kinds.map((kind) => heaviest(all)[kind]),
            limit: barsOf(name).transfer.limit,
          })),
        },
      ],
    }
  } finally {
    await browser.close()
    front.stop()
    await server.stop()
  }
}

if (import.meta.main) await runAlone(measureBytes)
