import { chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.mjs'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { startBuiltServer } from './built-server.ts'
import { interactions } from './interaction-steps.ts'

/**
 * How soon the page answers a finger or a key, on a phone's screen with the processor slowed down four times: from the
 * input to the next paint, as the Event Timing API says it. Ends with 1 when anything takes longer than the limit.
 *   node scripts/node24.mjs bench/interactions.ts [repetitions]
 */

const repetitions = Number(process.argv[2] ?? 5)
const slowdown = 4
const limit = 100
/** Shorter ones are not reported by the browser. */
const shortest = 16

const server = await startBuiltServer(makeTemporaryFolder())
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
const taken = new Map<string, Answer[]>()
const steps = interactions(async (page, name, act) => {
  await settle(page)
  await page.evaluate(() => Object.assign(window, { answers: {} }))
  await act()
  await settle(page)
  const answers = await page.evaluate(() => Object.values((window as unknown as Timed).answers))
  const known = taken.get(name) ?? []
  taken.set(name, [...known, ...(answers.length > 0 ? answers : [{ all: shortest, waited: 0, worked: 0 }])])
})

/** Milliseconds from input to paint, and what part of them went by before and in the page's own listeners. */
type Answer = { all: number; waited: number; worked: number }
/** By the number of the interaction: one key is a press, an input and a release. */
type Timed = { answers: Record<number, Answer> }

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.addInitScript((durationThreshold) => {
    Object.assign(window, { answers: {} })
    new PerformanceObserver((list) => {
      const { answers } = window as unknown as Timed
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { name, interactionId: id, duration, startTime, processingStart, processingEnd } = entry
        // Nothing answers the release of a key: its entry lasts until whatever is painted next.
        if (!id || name === 'keyup' || duration <= (answers[id]?.all ?? 0)) continue
        answers[id] = {
          all: duration,
          waited: Math.round(processingStart - startTime),
          worked: Math.round(processingEnd - processingStart),
        }
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, shortest)
  await page.goto(path, { waitUntil: 'networkidle', timeout: 120_000 })
  return page
}

/** Until the last interaction is painted and reported: reports come in the frame after. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise((next) => requestAnimationFrame(next))
    await new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }))
  })
}

// The first round makes the pictures and is not counted.
for (let round = 0; round <= repetitions; round++) {
  for (const { path, run } of steps) {
    const page = await open(path)
    const session = await page.context().newCDPSession(page)
    if (round > 0) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await run(page)
    await page.context().close()
  }
  if (round === 0) taken.clear()
}

let worstOfAll = 0
for (const [name, answers] of taken) {
  const sorted = answers.toSorted((a, b) => a.all - b.all)
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  if (!median || !worst) continue
  worstOfAll = Math.max(worstOfAll, worst.all)
  const parts = `${worst.waited} waiting, ${worst.worked} working`
  const mark = worst.all > limit ? `  above ${limit} ms` : ''
  console.log(
    `${name.padEnd(24)} median ${median.all} ms, worst ${worst.all} ms (${parts}) of ${sorted.length}${mark}`,
  )
}
await browser.close()
await server.stop()
process.exit(worstOfAll > limit ? 1 : 0)
