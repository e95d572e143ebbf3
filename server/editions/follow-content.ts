import type { OpenContent } from '../catalogue/open-content.ts'
import type { ListenToChannel } from '../departures/seat-changes.ts'
import type { Job } from '../jobs/job.ts'
import type { Log } from '../log.ts'
import type { Edition, Editions } from './editions.ts'
import { type EditionReader, warningsOf } from './read-edition.ts'

/** What a trigger on `content_live` names. */
const channel = 'content_changed'
/** A message may be lost: so often every process looks by itself. */
const lookEverySeconds = 20

/** Shows what is live by now; what is under way goes on with what it began with. Answers whether they are: the old edition stays until the new one stands. */
export type RefreshEdition = () => Promise<boolean>

export function createRefreshEdition(deps: {
  editions: Editions
  readOther: EditionReader['readOther']
  /** Makes all that the site needs of it, beside what is shown. */
  prepare: (next: Edition) => Promise<void>
  onSwap: () => void
  log: Log
}): RefreshEdition {
  const { editions, readOther, prepare, onSwap, log } = deps
  /** The last one asked for waits until those before it are done, and serves all who ask meanwhile. */
  let running: Promise<boolean> | null = null
  let waiting: Promise<boolean> | null = null

  async function refresh(): Promise<boolean> {
    try {
      const startedAt = performance.now()
      const next = await readOther(editions.newest().key)
      if (!next) return true
      await prepare(next)
      editions.swap(next)
      onSwap()
      const milliseconds = Math.round(performance.now() - startedAt)
      log.info({ edition: next.hash, milliseconds }, 'what was published is shown')
      for (const warning of warningsOf(next)) log.warn(warning)
      return true
    } catch (error) {
      log.error({ error }, 'what was published is not shown yet')
      return false
    }
  }

  function run(): Promise<boolean> {
    running = refresh().finally(() => {
      running = null
    })
    return running
  }

  return () => {
    if (!running) return run()
    waiting ??= running.then(() => {
      waiting = null
      return run()
    })
    return waiting
  }
}

/**
 * Makes what the first edition needs, before anybody comes. Should no page be made of what was published, the files are shown: a mistake never keeps the site from
 * starting.
 */
export async function prepareFirst(deps: {
  editions: Editions
  content: Pick<OpenContent, 'read'>
  prepare: (next: Edition) => Promise<void>
  log: Log
}): Promise<void> {
  const { editions, content, prepare, log } = deps
  const first = editions.newest()
  try {
    await prepare(first)
  } catch (error) {
    if (first.key === '') throw error
    log.error({ error }, 'no page can be made of what was published: the files are shown')
    const files = { ...(await content.read([], async () => null)), key: first.key }
    await prepare(files)
    editions.swap(files)
  }
}

/** Follows what any process publishes. */
export function watchContent(
  { listenToChannel, log }: { listenToChannel: ListenToChannel; log: Log },
  refreshEdition: RefreshEdition,
): { stop: () => Promise<void> } {
  return listenToChannel(channel, {
    onMessage: () => void refreshEdition(),
    onListening: () => void refreshEdition(),
    onFailure: (error) => log.warn({ error }, 'not listening for what is published'),
  })
}

export function editionJobs({ refreshEdition }: { refreshEdition: RefreshEdition }): Job[] {
  return [
    {
      on: 'every-process',
      name: 'look for what was published',
      everySeconds: lookEverySeconds,
      run: refreshEdition,
    },
  ]
}
