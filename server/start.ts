import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { datesThatRunOut } from '#domain/departures/dates-ahead.ts'
import type { App, AppDeps } from './app.ts'
import { firstCovers } from './catalogue/first-covers.ts'
import { openCatalogue } from './catalogue/open-catalogue.ts'
import { siteFor, warningsFor } from './catalogue/site.ts'
import type { Env } from './env.ts'
import { StartFailure } from './fail.ts'
import { whileStarting } from './http/while-starting.ts'
import { startJobs } from './jobs.ts'
import { listenForSeatChanges } from './listen-for-seat-changes.ts'
import { createLog } from './log.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { openReadyDatabase } from './open-database.ts'
import { openPictures } from './open-pictures.ts'
import { lostPhotographs } from './pictures/lost-photographs.ts'
import { systemClock } from './system-clock.ts'

export type Running = { url: string; stop: () => Promise<void> }

/** How long connections that stand open may still bring a request after the listener has closed. */
const lastCall = 800
const root = join(import.meta.dirname, '..')
const patience = 10_000

/** Opens everything in order and listens; on failure, or when told to stop meanwhile, closes what it had opened. */
export async function startServer(
  env: Env,
  options: {
    clientFolder: string | null
    loadApp: () => Promise<{ createApp: (deps: AppDeps) => App; release: string }>
    stopped: AbortSignal
    wrap?: (server: Server, listener: RequestListener) => RequestListener
  },
): Promise<Running> {
  const log = createLog(env.logLevel)
  const undo: (() => Promise<unknown> | unknown)[] = []
  let stopping = false
  const { createApp, release } = await options.loadApp()
  let listener = whileStarting(release)
  const server = createServer((request, response) => {
    if (stopping) response.setHeader('Connection', 'close')
    listener(request, response)
  })

  async function stop(): Promise<void> {
    if (stopping) return
    stopping = true
    for (const step of undo.reverse()) await step()
  }

  try {
    await listen(server, env)
    undo.push(() => drain(server))
    options.stopped.throwIfAborted()
    makeDataFolder(env.dataDir)
    const database = await openReadyDatabase(env, log)
    undo.push(database.close)
    options.stopped.throwIfAborted()
    const pictures = openPictures(env, root, log)
    undo.push(pictures.close)
    const catalogue = await openCatalogue(new Set(pictures.manifest.pictures.map(({ name }) => name)))
    const site = siteFor(env)
    for (const warning of [
      ...warningsFor(env, site, catalogue),
      ...lostPhotographs(catalogue.trips, env.imageHost),
      ...datesThatRunOut(catalogue.trips, dateInIndia(systemClock.now())),
    ])
      log.warn(warning)
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : env.port
    const running =
      env.port === 0 && env.siteUrl.endsWith(':0') ? { ...env, siteUrl: `http://localhost:${port}` } : env
    const app = createApp({
      env: running,
      db: database.db,
      pool: database.pool,
      clock: systemClock,
      log,
      site,
      catalogue,
      pictures,
      clientFolder: options.clientFolder,
    })
    undo.push(app.close)
    await app.prepare()
    options.stopped.throwIfAborted()
    const seats = listenForSeatChanges(database.url, () => app.onSeatsChanged('all'), log)
    undo.push(seats.stop)
    const jobs = startJobs(app.jobs, log)
    undo.push(jobs.stop)
    listener = options.wrap ? options.wrap(server, app.listener) : app.listener
    // Requests finish before anything they use is closed.
    undo.push(() => drain(server))
    pictures.drawAhead(firstCovers(catalogue))
    return { url: `http://localhost:${port}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function listen(server: Server, env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is already in use: stop the other program or set PORT to another number'
          : `can't be used (${error.code})`
      reject(new StartFailure(`Port ${env.port} ${reason}.`))
    })
    server.listen(env.port, env.host, resolve)
  })
}

/** Closes the listener, answers what is under way and what kept-alive connections still send, then closes those. */
async function drain(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = new Promise<void>((resolve) => {
    // http's own close() cuts idle connections at once, on which a request may be on its way.
    NetServer.prototype.close.call(server, () => resolve())
  })
  await Promise.race([closed, sleep(lastCall)])
  server.closeIdleConnections()
  await Promise.race([closed, sleep(patience)])
  server.closeAllConnections()
}
