import { chromium } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.mjs'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { startBuiltServer } from './built-server.ts'

/**
 * How soon the next page is there when a reader leaves one by a link, with the processor slowed down four times: from
 * the click to the new heading, and the longest task on the way. The median of five.
 *   node scripts/node24.mjs bench/navigations.ts [path of a page to leave …]
 */

const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/trip/lw6', '/contact']
const repetitions = 5
const slowdown = 4
const next = '/backpacking'

type Left = { arrived: number; longest: number }

const server = await startBuiltServer(makeTemporaryFolder())
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})

async function leave(path: string): Promise<Left> {
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle', timeout: 120_000 })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
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

const medianOf = (values: number[]) => Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0)

for (const path of paths) {
  // The first visit makes the pictures and is not counted.
  await leave(path)
  const left: Left[] = []
  for (let round = 0; round < repetitions; round++) left.push(await leave(path))
  const arrived = medianOf(left.map((one) => one.arrived))
  const longest = medianOf(left.map((one) => one.longest))
  console.log(`${path} to ${next}: ${arrived} ms, longest task ${longest} ms`)
}
await browser.close()
await server.stop()
