import type { Browser } from '@playwright/test'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { startBuiltServer } from './built-server.ts'
import { bars } from './figures/bars.ts'
import { type Bench, type Figure, figure } from './figures/figure.ts'
import { given, progress, quick, runAlone } from './figures/run-alone.ts'
import { median } from './figures/statistics.ts'
import { launchBrowser, slowDown, slowdown, untilHydrated } from './phone-browser.ts'

/**
 * How soon the next page is there when a reader leaves one by a link, with the processor slowed down four times: from
 * the click to the new heading, and the longest task on the way, the median of several.
 *   node scripts/node24.mjs bench/navigations.ts [--quick] [path of a page to leave …]
 */

const paths = given.length > 0 ? given : ['/', '/india', '/trip/lw6', '/contact', '/faq']
const repetitions = quick ? 1 : 5
const next = '/backpacking'

type Left = { arrived: number; longest: number }

async function leave(browser: Browser, origin: string, path: string): Promise<Left> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle', timeout: 120_000 })
  await untilHydrated(page)
  await slowDown(page)
  const left = await page.evaluate(
    (to) =>
      new Promise<Left>((resolve) => {
        const old = document.querySelector('h1')?.textContent
        let longest = 0
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
        }).observe({ type: 'longtask' })
        const startedAt = performance.now()
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1')?.textContent
          if (!heading || heading === old) return
          const arrived = performance.now() - startedAt
          observer.disconnect()
          // The task that is under way is told of when it is over.
          setTimeout(() => resolve({ arrived, longest }), 1_000)
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
        document.querySelector<HTMLElement>(`header a[href="${to}"]`)?.click()
      }),
    next,
  )
  await context.close()
  return left
}

export async function measureNavigations(): Promise<Bench> {
  const server = await startBuiltServer(makeTemporaryFolder(), { settings: { LOG_LEVEL: 'warn' } })
  const browser = await launchBrowser()
  const figures: Figure[] = []
  const rows: { label: string; values: number[]; limit: number }[] = []
  try {
    for (const path of paths) {
      progress(`from ${path} to ${next}`)
      // The first visit makes the pictures and is not counted.
      await leave(browser, server.origin, path)
      const left: Left[] = []
      for (let round = 0; round < repetitions; round++) left.push(await leave(browser, server.origin, path))
      const arrived = median(left.map((one) => one.arrived))
      figures.push(
        figure(`from ${path} to ${next}`, arrived, 'ms', bars.nextPage),
        figure(`from ${path}: the longest task`, median(left.map((one) => one.longest)), 'ms'),
      )
      rows.push({ label: path, values: [arrived], limit: bars.nextPage.limit })
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return {
    title: 'Navigations',
    note: `From the click on a link to the heading of ${next}, the processor slowed down ${slowdown} times; medians of ${repetitions}.`,
    figures,
    plots: [{ kind: 'bars', title: 'The next page', unit: 'ms', parts: ['time'], rows }],
  }
}

if (import.meta.main) await runAlone(measureNavigations)
