import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { addFigures } from './add-figures.ts'
import { addHistogram } from './histogram-of.ts'
import type { Tally } from './tally.ts'
import type { Watched } from './watch-figures.ts'

export type PoolUse = { total: number; idle: number; waiting: number; max: number }

/** All that is exported, as Prometheus reads it. */
export type Metrics = { contentType: string; read: () => Promise<string> }

/** Milliseconds between two looks at the event loop. */
const loopPrecision = 20

/**
 * What is exported, with its names; docs/operations.md tells what to do about it. Labels come from closed sets: no address, id or name of anybody stands in
 * one.
 */
export function createMetrics(deps: {
  release: string
  tally: Tally
  poolUse: () => PoolUse
  picturesWaiting: () => { high: number; low: number }
  watched: () => Promise<Watched>
}): Metrics {
  const { tally } = deps
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopPrecision })
  addRelease(registry, deps.release)
  addAnswers(registry, tally)
  addHistogram(registry, {
    name: 'kafila_page_render_duration_seconds',
    help: 'Time to render a page, its data and its queries included.',
    read: () => [{ labels: {}, durations: tally.renders }],
  })
  addHistogram(registry, {
    name: 'kafila_database_query_duration_seconds',
    help: 'Time until the database has answered a statement, without the wait for a connection.',
    read: () => [{ labels: {}, durations: tally.queries }],
  })
  addPool(registry, deps.poolUse)
  addPictures(registry, deps.picturesWaiting)
  addFigures(registry, deps.watched)
  return { contentType: registry.contentType, read: () => registry.metrics() }
}

function addRelease(registry: Registry, release: string): void {
  new Gauge({
    name: 'kafila_release_info',
    help: 'Always 1; its label is the release that runs.',
    labelNames: ['release'],
    registers: [registry],
  }).set({ release }, 1)
}

function addAnswers(registry: Registry, { routes, pageCache }: Tally): void {
  const registers = [registry]
  new Counter({
    name: 'kafila_http_requests_total',
    help: 'Answers by the pattern of the address and status.',
    labelNames: ['route', 'status'],
    registers,
    collect() {
      this.reset()
      for (const [route, { statuses }] of routes)
        for (const [status, { count }] of statuses) this.inc({ route, status }, count)
    },
  })
  addHistogram(registry, {
    name: 'kafila_http_request_duration_seconds',
    help: 'Time from a request to its answer by the pattern of the address, without the way to the reader.',
    read: () => [...routes].map(([route, { durations }]) => ({ labels: { route }, durations })),
  })
  new Counter({
    name: 'kafila_page_cache_hits_total',
    help: 'Pages that were answered from memory.',
    registers,
    collect() {
      this.reset()
      this.inc(pageCache.hits)
    },
  })
  new Counter({
    name: 'kafila_page_cache_misses_total',
    help: 'Pages that might have been in memory and had to be rendered.',
    registers,
    collect() {
      this.reset()
      this.inc(pageCache.misses)
    },
  })
}

function addPool(registry: Registry, poolUse: () => PoolUse): void {
  const registers = [registry]
  new Gauge({
    name: 'kafila_database_pool_connections',
    help: 'Connections of this process to the database: in use and idle.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle } = poolUse()
      this.set({ state: 'used' }, total - idle)
      this.set({ state: 'idle' }, idle)
    },
  })
  new Gauge({
    name: 'kafila_database_pool_connections_max',
    help: 'How many connections this process may have.',
    registers,
    collect() {
      this.set(poolUse().max)
    },
  })
  new Gauge({
    name: 'kafila_database_pool_waiting',
    help: 'What waits for a connection to become free.',
    registers,
    collect() {
      this.set(poolUse().waiting)
    },
  })
}

function addPictures(registry: Registry, waiting: () => { high: number; low: number }): void {
  new Gauge({
    name: 'kafila_pictures_waiting',
    help: 'Pictures that wait to be drawn: for a reader (high) or ahead (low).',
    labelNames: ['priority'],
    registers: [registry],
    collect() {
      const { high, low } = waiting()
      this.set({ priority: 'high' }, high)
      this.set({ priority: 'low' }, low)
    },
  })
}
