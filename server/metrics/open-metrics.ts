import type { Resources } from '../open-resources.ts'
import { createMetrics, type Metrics } from './create-metrics.ts'
import { readFigures } from './figures-store.ts'
import { watchFigures } from './watch-figures.ts'

/** Null unless the settings say where metrics are read: then nothing is gathered for nobody. */
export function openMetrics(resources: Resources, release: string): Metrics | null {
  const { env, tally, db, poolUse, pingDatabase: ping, pictures, clock, log } = resources
  if (env.metrics.port === null && env.metrics.token === null) return null
  const read = (now: Date) => readFigures(db, now)
  return createMetrics({
    release,
    tally,
    poolUse,
    picturesWaiting: pictures.workers.waiting,
    watched: watchFigures({ read, ping, clock, log }),
  })
}
