import type { Browser, Page } from '@playwright/test'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { bars } from './figures/bars.ts'
import { type Bench, figure } from './figures/figure.ts'
import { given, progress, quick, runAlone } from './figures/run-alone.ts'
import { largest, median } from './figures/statistics.ts'
import { interactions } from './interaction-steps.ts'
import { type MeasuredPage, pages, plainest } from './pages.ts'
import { launchBrowser, openPhone, slowDown, slowdown, untilHydrated } from './phone-browser.ts'
import { startServerWithTraveller } from './traveller.ts'

/**
 * How soon the page answers a finger or a key, on a phone's screen with the processor slowed down four times: from the
 * input to the next paint, as the Event Timing API says it.
 *   node scripts/node24.mjs bench/interactions.ts [--quick] [repetitions]
 */

const repetitions = Number(given[0] ?? (quick ? 1 : 5))
/** Shorter ones are not reported by the browser. */
const shortest = 16

/** By the number of the interaction: one key is a press, an input and a release. Milliseconds from input to paint. */
type Timed = { answers: Record<number, number> }
/** By page and act. */
type Taken = Map<string, Map<string, number[]>>

async function open(browser: Browser, origin: string, path: string, session?: string): Promise<Page> {
  const context = await openPhone(browser, origin, session)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.addInitScript((durationThreshold) => {
    Object.assign(window, { answers: {} })
    new PerformanceObserver((list) => {
      const { answers } = window as unknown as Timed
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { name, interactionId: id, duration } = entry
        // Nothing answers the release of a key: its entry lasts until whatever is painted next.
        if (id && name !== 'keyup') answers[id] = Math.max(duration, answers[id] ?? 0)
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, shortest)
  await page.goto(path, { waitUntil: 'networkidle', timeout: 120_000 })
  await untilHydrated(page)
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

async function time(page: Page, act: () => Promise<void>): Promise<number[]> {
  await settle(page)
  await page.evaluate(() => Object.assign(window, { answers: {} }))
  await act()
  await settle(page)
  const answers = await page.evaluate(() => Object.values((window as unknown as Timed).answers))
  return answers.length > 0 ? answers : [shortest]
}

async function takeAll(browser: Browser, { origin, session }: { origin: string; session: string }) {
  const taken: Taken = new Map()
  let current = ''
  const steps = interactions(async (page, name, act) => {
    const known = taken.get(current) ?? new Map<string, number[]>()
    known.set(name, [...(known.get(name) ?? []), ...(await time(page, act))])
    taken.set(current, known)
  })
  const all: MeasuredPage[] = [plainest, ...pages]
  // The first round makes the pictures and is not counted.
  for (let round = 0; round <= repetitions; round++) {
    progress(round === 0 ? 'once to warm up' : `round ${round} of ${repetitions}`)
    for (const { on, run } of steps) {
      const measured = all.find(({ name }) => name === on)
      if (!measured) throw new Error(`${on} is no measured page`)
      current = on
      const page = await open(browser, origin, measured.path, measured.asTraveller && session)
      if (round > 0) await slowDown(page)
      await run(page)
      await page.context().close()
    }
    if (round === 0) taken.clear()
  }
  return taken
}

export async function measureInteractions(): Promise<Bench> {
  const server = await startServerWithTraveller(makeTemporaryFolder())
  const browser = await launchBrowser()
  try {
    const taken = await takeAll(browser, server)
    return {
      title: 'Interactions',
      note: `From a finger or a key to the next paint, the processor slowed down ${slowdown} times, ${repetitions} rounds; ${shortest} ms stands for anything shorter.`,
      figures: [...taken].flatMap(([name, acts]) => {
        const times = [...acts.values()].flat()
        return [
          figure(`${name}: median`, median(times), 'ms', bars.interactions.median),
          figure(`${name}: worst`, largest(times), 'ms', bars.interactions.worst),
        ]
      }),
      plots: [
        {
          kind: 'bars',
          title: 'The worst of each',
          unit: 'ms',
          parts: ['worst'],
          rows: [...taken].flatMap(([name, acts]) =>
            [...acts].map(([act, times]) => ({
              label: `${name}, ${act}`,
              values: [largest(times)],
              limit: bars.interactions.worst.limit,
            })),
          ),
        },
      ],
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

if (import.meta.main) await runAlone(measureInteractions)
