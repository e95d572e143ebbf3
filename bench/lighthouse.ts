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
      if (typeof score === 'number' && score < 1) advice.add(`${id}: ${title}`)
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
