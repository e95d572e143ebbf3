import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureBrowser } from '../scripts/browser.mjs'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { startBuiltServer } from './built-server.ts'
import { startHttpsFront } from './https-front.ts'

/**
 * Lighthouse on a phone's terms, through HTTP/2 with brotli: the median of five runs for each path.
 *   node scripts/node24.mjs bench/lighthouse.ts [--bar 95] / /trip/lw6
 * It fails on any advice about pictures, and on a median score below the bar.
 */

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
type HeavyPicture = {
  url: string
  totalBytes: number
  wastedBytes: number
  node: { boundingRect: { width: number } }
  subItems?: { items: { reason: string }[] }
}

const { values, positionals } = parseArgs({
  options: { bar: { type: 'string', default: '0' } },
  allowPositionals: true,
})
const bar = Number(values.bar)
const paths = positionals.length > 0 ? positionals : ['/']
let passed = true
const runs = Number(process.env.RUNS ?? 5)
/** What Lighthouse says about pictures: size, format, laziness, priority, place. */
const imageAdvice = [
  'image-delivery-insight',
  'lcp-discovery-insight',
  'unsized-images',
  'image-aspect-ratio',
  'image-size-responsive',
]
/** What Lighthouse itself lets pass for a picture that comes in several widths, in bytes. */
const sparedBytes = 12_288
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const folder = makeTemporaryFolder()
const { origin, stop } = await startBuiltServer(folder)
const front = await startHttpsFront(origin, folder)
const chrome = await launch({
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
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

for (const path of paths) {
  await fetch(origin + path)
  const scores = new Map<string, number[]>()
  const note = (name: string, value: number) => scores.set(name, [...(scores.get(name) ?? []), value])
  const failed = new Set<string>()
  const advice = new Set<string>()
  for (let i = 0; i < runs; i++) {
    const result = await lighthouse(front.url + path, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    })
    if (!result) throw new Error('Lighthouse gave no result')
    const { lhr } = result
    for (const category of categories) {
      note(category, (lhr.categories[category]?.score ?? 0) * 100)
      for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
        const { score } = lhr.audits[id] ?? {}
        if (weight > 0 && score !== null && score !== undefined && score < 0.9) failed.add(`${id} ${score}`)
      }
    }
    for (const id of imageAdvice) {
      const { score, title } = lhr.audits[id] ?? {}
      if (typeof score !== 'number' || score === 1) continue
      const heavy = id === 'image-delivery-insight' ? heavyPictures(lhr) : null
      if (heavy?.length !== 0) advice.add(`${id}: ${heavy?.join(', ') ?? title}`)
    }
    note('FCP ms', lhr.audits['first-contentful-paint']?.numericValue ?? 0)
    note('LCP ms', lhr.audits['largest-contentful-paint']?.numericValue ?? 0)
    note('TBT ms', lhr.audits['total-blocking-time']?.numericValue ?? 0)
    note('CLS', lhr.audits['cumulative-layout-shift']?.numericValue ?? 0)
  }
  console.log(
    path,
    [...scores].map(([name, values]) => `${name} ${Number(median(values).toFixed(3))}`).join(', '),
  )
  if (failed.size > 0) console.log('  below 0.9:', [...failed].join(', '))
  if (advice.size > 0) console.log('  pictures:', [...advice].join(', '))
  const low = categories.filter((category) => median(scores.get(category) ?? []) < bar)
  if (low.length > 0) console.log(`  below ${bar}:`, low.join(', '))
  if (advice.size > 0 || low.length > 0) passed = false
}
chrome.kill()
front.stop()
await stop()
process.exit(passed ? 0 : 1)

/**
 * The pictures that are larger than the screen needs. In some runs Lighthouse takes the phone's 1.75 pixels for one, and
 * every picture for too large: so its sum is done again.
 */
function heavyPictures({ audits, configSettings }: Result): string[] {
  const dots = configSettings.screenEmulation.deviceScaleFactor
  const details = audits['image-delivery-insight']?.details as { items?: HeavyPicture[] } | undefined
  return (details?.items ?? []).flatMap(({ url, totalBytes, wastedBytes, node, subItems }) => {
    const [, width = 0, height = 0, shownWidth = 0, shownHeight = 0] = (
      /\((\d+)x(\d+)\).*\((\d+)x(\d+)\)/.exec(subItems?.items[0]?.reason ?? '') ?? []
    ).map(Number)
    const scale = Math.abs(shownWidth - node.boundingRect.width) < 2 ? dots : 1
    const share = (shownWidth * shownHeight * scale ** 2) / (width * height)
    const wasted = width > 0 ? totalBytes * (1 - share) : wastedBytes
    return wasted > sparedBytes ? [`${url.split('/').at(-1)} wastes ${Math.round(wasted)} bytes`] : []
  })
}
