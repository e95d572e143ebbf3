import type { RequestListener } from 'node:http'
import type { App } from './app.ts'
import { createChooseCovers } from './cards/choose-covers.ts'
import { firstCovers } from './cards/first-covers.ts'
import type { ConsoleBuild } from './console/console-module.ts'
import { watchSeatChanges } from './departures/seat-changes.ts'
import { watchContent } from './editions/follow-content.ts'
import type { Env } from './env.ts'
import { openPort } from './http/open-port.ts'
import { createRequestIds } from './http/request-id.ts'
import { whileStarting } from './http/while-starting.ts'
import { createJobs } from './jobs/create-jobs.ts'
import { metricsListener } from './metrics/endpoint.ts'
import { openResources, type ResourceOptions, type Resources } from './open-resources.ts'

export type AppModule = {
  createApp: (resources: Resources, consoleBuild: ConsoleBuild) => App
  release: string
}
export type Running = {
  url: string
  /** Where metrics have a port of their own. */
  metricsUrl: string | null
  app: App
  resources: Resources
  /** Runs all jobs that are due by now, and waits for them. */
  runDueJobs: () => Promise<void>
  stop: () => Promise<void>
}

export type StartOptions = ResourceOptions & {
  loadApp: () => Promise<AppModule>
  loadConsole: () => Promise<ConsoleBuild>
  /** Stands in front of the app's own listener; in development that is Vite. */
  wrap?: (listener: RequestListener) => RequestListener
}

/**
 * The one door: server, development, tests and benches start here. Opens everything in order and only then lets visitors in;
 * on failure, or when told to stop meanwhile, closes what it had opened.
 */
export async function startServer(env: Env, options: StartOptions): Promise<Running> {
  await using started = new AsyncDisposableStack()
  const { createApp, release } = await options.loadApp()
  const consoleBuild = await options.loadConsole()
  const starting = whileStarting(release, createRequestIds(env.web.trustedProxies))
  const port = await openPort(env.web, starting.listener)
  started.defer(port.drain)
  started.defer(starting.close)
  options.stopped?.throwIfAborted()
  const resources = await openResources(withPort(env, port.port), options)
  started.defer(resources.close)
  options.stopped?.throwIfAborted()
  const app = createApp(resources, consoleBuild)
  started.defer(app.close)
  const metrics = await openMetricsPort(env, app)
  started.defer(metrics.drain)
  await app.prepare()
  options.stopped?.throwIfAborted()
  const seats = watchSeatChanges(resources, app.onSeatsChanged)
  started.defer(seats.stop)
  const content = watchContent(resources, app.refreshEdition)
  started.defer(content.stop)
  const jobs = createJobs({ ...resources, jobs: app.jobs })
  started.defer(jobs.stop)
  jobs.start()
  const listener = options.wrap ? options.wrap(app.listener) : app.listener
  port.answerWith(listener)
  starting.open(listener)
  // Requests and jobs under way finish, side by side, before anything they use is closed.
  started.defer(async () => {
    await Promise.all([port.drain(), jobs.stop()])
  })
  const { pictures, catalogue } = resources
  pictures.drawAhead(firstCovers(catalogue(), createChooseCovers(pictures.manifest)))
  const all = started.move()
  return {
    url: `http://localhost:${port.port}`,
    metricsUrl: metrics.url,
    app,
    resources,
    runDueJobs: jobs.runDue,
    stop: () => all.disposeAsync(),
  }
}

/** The port of METRICS_PORT, which answers from now on; without the setting there is none. */
async function openMetricsPort({ metrics: { port, host } }: Env, { metrics }: App) {
  if (port === null || !metrics) return { url: null, drain: async () => {} }
  const setting = 'METRICS_PORT'
  const opened = await openPort({ port, host, setting }, metricsListener(metrics))
  return { url: `http://${host}:${opened.port}/metrics`, drain: opened.drain }
}

/** With PORT=0 the site's address is known only now. */
function withPort(env: Env, port: number): Env {
  if (env.web.port !== 0 || !env.web.siteUrl.endsWith(':0')) return env
  return { ...env, web: { ...env.web, siteUrl: `http://localhost:${port}` } }
}
