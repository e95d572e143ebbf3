import { makeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { startBareHono } from './bare-hono.ts'
import { startBuiltServer } from './built-server.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { uncachedResults } from './different-pages.ts'
import { bars } from './figures/bars.ts'
import { type Bench, figure } from './figures/figure.ts'
import { progress, quick, runAlone } from './figures/run-alone.ts'
import { median, ratioOfMedians } from './figures/statistics.ts'
import { fire } from './fire.ts'
import { startNginx } from './nginx.ts'
import { readPages } from './read-pages.ts'

/**
 * The server's CPU time a request, with metrics on: a cached page and one that is rendered, against a bare Hono text route of the cached page's size and, where it
 * is installed, nginx with a file of that size. Requests a second swing too much here; CPU time from /proc does not.
 *   node scripts/node24.mjs bench/cpu.ts [--quick]
 */

const rounds = quick ? 3 : 5
const requests = quick ? 10_000 : 40_000
const warmUp = quick ? 20_000 : 60_000
/** A rendered page costs as much as hundreds of cached ones. */
const renders = quick ? 100 : 300
const warmUpRenders = 500

type Subject = {
  name: string
  requests: number
  pids: () => number[]
  ask: (amount: number) => Promise<void>
}
/** Microseconds of CPU a request, a value for each round. */
type Costs = Map<string, number[]>

const cached = 'cached page'
const uncached = 'uncached results page'
const bareRoute = 'bare Hono route'
const nginxFile = 'nginx static file'

/** In turns: whatever else the machine does slows all alike. */
async function takeTurns(subjects: Subject[]): Promise<Costs> {
  const costs: Costs = new Map(subjects.map(({ name }) => [name, []]))
  for (const { ask, requests: amount } of subjects) await ask(amount === renders ? warmUpRenders : warmUp)
  for (let round = 1; round <= rounds; round++) {
    progress(`round ${round} of ${rounds}`)
    for (const { name, requests: amount, pids, ask } of subjects) {
      const before = cpuSeconds(pids())
      await ask(amount)
      costs.get(name)?.push(((cpuSeconds(pids()) - before) / amount) * 1e6)
    }
  }
  return costs
}

function take<T>(source: Iterator<T>, amount: number): T[] {
  return Array.from({ length: amount }, () => source.next().value as T)
}

export async function measureCpu(): Promise<Bench> {
  const folder = makeTemporaryFolder()
  const server = await startBuiltServer(folder, { settings: { LOG_LEVEL: 'warn', METRICS_PORT: '0' } })
  const stops = [server.stop]
  try {
    const page = `${server.origin}/newsletter`
    await fetch(page)
    const answer = await fetch(page, { headers: { 'accept-encoding': 'br' } })
    const bytes = Number(answer.headers.get('content-length'))
    const route = `const text = 'x'.repeat(${bytes}); app.get('/', (c) => c.text(text))`
    const bare = await startBareHono(folder, route)
    stops.unshift(bare.stop)
    const nginx = await startNginx(folder, bytes)
    if (nginx) stops.unshift(nginx.stop)
    const addresses = uncachedResults()
    const firing = (url: string) => (amount: number) => fire(url, amount)
    const costs = await takeTurns([
      { name: cached, requests, pids: () => [server.pid], ask: firing(page) },
      { name: bareRoute, requests, pids: () => [bare.pid], ask: firing(bare.url) },
      ...(nginx ? [{ name: nginxFile, requests, pids: nginx.pids, ask: firing(nginx.url) }] : []),
      {
        name: uncached,
        requests: renders,
        pids: () => [server.pid],
        ask: (amount) => readPages(server.origin, take(addresses, amount)),
      },
    ])
    return summarise(costs, bytes)
  } finally {
    for (const stop of stops) await stop()
  }
}

function summarise(costs: Costs, bytes: number): Bench {
  const of = (name: string) => costs.get(name) ?? []
  const withNginx = costs.has(nginxFile)
  return {
    title: 'CPU a request',
    note: `A body of ${bytes} bytes. ${requests} requests a round for what is ready, ${renders} different searches for what is rendered; medians of ${rounds} rounds taken in turns.${withNginx ? '' : ' nginx is not installed here.'}`,
    figures: [
      figure(
        'cached page / bare Hono route',
        ratioOfMedians(of(cached), of(bareRoute)),
        '×',
        bars.cpu.cached,
      ),
      figure(
        'uncached results / bare Hono route',
        ratioOfMedians(of(uncached), of(bareRoute)),
        '×',
        bars.cpu.uncachedResults,
      ),
      ...(withNginx
        ? [figure('cached page / nginx static file', ratioOfMedians(of(cached), of(nginxFile)), '×')]
        : []),
      ...[...costs].map(([name, values]) => figure(name, median(values), 'µs')),
    ],
    plots: [
      {
        kind: 'bars',
        title: 'CPU of what is ready',
        unit: 'µs',
        parts: ['CPU'],
        rows: [...costs]
          .filter(([name]) => name !== uncached)
          .map(([label, values]) => ({ label, values: [median(values)] })),
      },
    ],
  }
}

if (import.meta.main) await runAlone(measureCpu)
