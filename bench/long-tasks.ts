import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { barsOf } from './figures/bars.ts'
import { type Bench, type Figure, figure } from './figures/figure.ts'
import { given, progress, quick, runAlone } from './figures/run-alone.ts'
import { median } from './figures/statistics.ts'
import { startHttpsFront } from './https-front.ts'
import { type MeasuredPage, pages, plainest } from './pages.ts'
import { launchBrowser, openPhone, slowDown, slowdown } from './phone-browser.ts'
import { type Cause, causes, readTasks, type Task } from './trace-tasks.ts'
import { startServerWithTraveller } from './traveller.ts'

/**
 * What a first load asks of a phone's main thread, with the processor slowed down four times: every task above 50 ms with its causes, blocked time and
 * work against the plainest page's. Counted is the processor's own time, which a busy machine changes little; pages are taken in turns.
 *   node scripts/node24.mjs bench/long-tasks.ts [--quick] [part of a page's name …]
 */

const rounds = quick ? 1 : 5
const long = 50
/** Milliseconds after the load event: all that a page does by itself is over by then. */
const afterLoad = 4_000

const measured: MeasuredPage[] = [
  plainest,
  ...pages,
  { name: 'My Trips, not logged in', path: '/my-trips' },
].filter(
  ({ name }) => name === plainest.name || given.length === 0 || given.some((part) => name.includes(part)),
)

type Load = { tasks: Task[]; blocked: number; work: number }
type Site = { browser: Browser; origin: string; session: string; folder: string }

async function loadOnce(site: Site, { path, asTraveller }: MeasuredPage): Promise<Load> {
  const context = await openPhone(site.browser, site.origin, asTraveller && site.session)
  const file = join(site.folder, 'trace.json')
  try {
    const page = await context.newPage()
    // Pictures are decoded beside the main thread; to draw them would take the browser's share.
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    await wire.send('Network.setBlockedURLs', { urls: ['*/images/*'] })
    // The process that shows the page is made with the site's first answer: only then can it be slowed down.
    await page.goto('/robots.txt')
    await slowDown(page)
    await site.browser.startTracing(page, {
      path: file,
      categories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'loading',
        'v8',
        'blink.user_timing',
        '__metadata',
      ],
    })
    await page.goto(path, { waitUntil: 'load', timeout: 120_000 })
    await page.waitForTimeout(afterLoad)
    await site.browser.stopTracing()
  } finally {
    await context.close()
  }
  const tasks = readTasks(JSON.parse(readFileSync(file, 'utf8')).traceEvents)
  return {
    tasks,
    blocked: tasks
      .filter(({ beforePaint }) => !beforePaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - long), 0),
    work: tasks.reduce((sum, { duration }) => sum + duration, 0),
  }
}

/** The load whose blocked time is the middle one. */
function typical(loads: Load[]): Load | undefined {
  return loads.toSorted((a, b) => a.blocked - b.blocked)[Math.floor(loads.length / 2)]
}

function tell(name: string, { tasks, blocked, work }: Load): void {
  progress(`${name}: blocked ${blocked.toFixed(0)} ms after the first paint, ${work.toFixed(0)} ms of work`)
  for (const task of tasks.filter(({ duration }) => duration > long)) {
    const shares = causes
      .filter((cause) => task.parts[cause] >= 0.05 * task.duration)
      .toSorted((a, b) => task.parts[b] - task.parts[a])
      .map((cause) => `${cause} ${((task.parts[cause] / task.duration) * 100).toFixed(0)} %`)
    const when = `${task.at.toFixed(0)} ms${task.beforePaint ? ', before the paint' : ''}`
    progress(
      `  ${task.duration.toFixed(0)} ms at ${when}: ${shares.join(', ')} (${task.script || 'no script'})`,
    )
  }
}

function figuresOf(name: string, loads: Load[], plain: Load[]): Figure[] {
  const of = (read: (load: Load) => number, from = loads) => median(from.map(read))
  const { blockedAbove, mainThread } = barsOf(name)
  const longest = of(({ tasks }) => Math.max(...tasks.map(({ duration }) => duration)))
  const figures = [
    figure(`${name}: longest task`, longest, 'ms'),
    figure(
      `${name}: tasks above ${long} ms`,
      of(({ tasks }) => tasks.filter(({ duration }) => duration > long).length),
      '',
    ),
  ]
  const [blocked, work] = [of((load) => load.blocked), of((load) => load.work)]
  if (loads === plain)
    return [...figures, figure(`${name}: blocked time`, blocked, 'ms'), figure(`${name}: work`, work, 'ms')]
  return [
    ...figures,
    figure(
      `${name}: blocked time above ${plainest.path}`,
      blocked - of((load) => load.blocked, plain),
      'ms',
      blockedAbove,
    ),
    figure(`${name}: work against ${plainest.path}`, work / of((load) => load.work, plain), '×', mainThread),
  ]
}

async function loadAll(site: Site): Promise<Map<string, Load[]>> {
  const found = new Map<string, Load[]>(measured.map(({ name }) => [name, []]))
  // The first load of each finds everything cold and is not counted.
  for (let round = 0; round <= rounds; round++) {
    progress(round === 0 ? 'once to warm up' : `round ${round} of ${rounds}`)
    for (const page of measured) {
      const load = await loadOnce(site, page)
      if (round > 0) found.get(page.name)?.push(load)
    }
  }
  return found
}

export async function measureLongTasks(): Promise<Bench> {
  const folder = makeTemporaryFolder()
  const server = await startServerWithTraveller(folder)
  const front = await startHttpsFront(server.origin, folder)
  const browser = await launchBrowser()
  try {
    const found = await loadAll({ browser, origin: front.url, session: server.session, folder })
    const plain = found.get(plainest.name) ?? []
    for (const [name, loads] of found) {
      const load = typical(loads)
      if (load) tell(name, load)
    }
    const sumOf = (load: Load | undefined, cause: Cause) =>
      load?.tasks.reduce((sum, { parts }) => sum + parts[cause], 0) ?? 0
    return {
      title: 'Long tasks',
      note: `A first load at 390 px, the processor slowed down ${slowdown} times, its own time on the main thread; medians of ${rounds}, page after page in each round.`,
      figures: [...found].flatMap(([name, loads]) => figuresOf(name, loads, plain)),
      plots: [
        {
          kind: 'bars',
          title: 'Work by cause',
          unit: 'ms',
          parts: [...causes],
          rows: [...found].map(([label, loads]) => ({
            label,
            values: causes.map((cause) => sumOf(typical(loads), cause)),
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

if (import.meta.main) await runAlone(measureLongTasks)
