import type { Clock } from '#domain/calendar/clock.ts'
import type { Log } from '../log.ts'
import type { Figures } from './figures-store.ts'

/** Milliseconds for which figures are given again without asking anew, however often they are wanted. */
const keptFor = 15_000
/** Milliseconds after which nobody waits any longer: the scrape goes on without them. */
const waitAtMost = 3_000

export type Watched = { databaseUp: boolean; figures: Figures | null }

/** Reads the figures of the database when they are wanted, once for all who want them and never twice at a time. */
export function watchFigures(deps: {
  read: (now: Date) => Promise<Figures>
  ping: () => Promise<unknown>
  clock: Clock
  log: Log
}): () => Promise<Watched> {
  const { read, ping, clock, log } = deps
  const nothing: Watched = { databaseUp: false, figures: null }
  let last = { at: Number.NEGATIVE_INFINITY, watched: nothing }
  let underWay: Promise<Watched> | null = null

  async function readAnew(): Promise<Watched> {
    const at = clock.now()
    const watched = await read(at).then(
      (figures): Watched => ({ databaseUp: true, figures }),
      async (error: unknown): Promise<Watched> => {
        log.warn({ error }, 'figures for the metrics can not be read')
        const databaseUp = await ping().then(
          () => true,
          () => false,
        )
        return { databaseUp, figures: null }
      },
    )
    last = { at: at.getTime(), watched }
    return watched
  }

  return async () => {
    if (clock.now().getTime() - last.at < keptFor) return last.watched
    underWay ??= readAnew().finally(() => {
      underWay = null
    })
    return withinPatience(underWay, nothing)
  }
}

async function withinPatience(work: Promise<Watched>, otherwise: Watched): Promise<Watched> {
  const { promise: over, resolve } = Promise.withResolvers<Watched>()
  const timer = setTimeout(() => resolve(otherwise), waitAtMost)
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
