import type { Clock } from '../../domain/calendar/clock.ts'
import type { App } from '../../server/app.ts'
import type { Catalogue } from '../../server/catalogue/catalogue.ts'
import type { StaffService } from '../../server/console/staff-service.ts'
import { createLog } from '../../server/log.ts'
import { atEndOfFile } from './at-end-of-file.ts'
import { openTestDatabase } from './database.ts'
import { startBuiltApp } from './start-built-app.ts'

export type TestApp = App & {
  url: string
  metricsUrl: string | null
  clock: Clock & { set: (moment: Date) => void }
  database: Awaited<ReturnType<typeof openTestDatabase>>
  runDueJobs: () => Promise<void>
  /** What the operator would read: warnings and errors, a line each. */
  logged: string[]
}

/** The built server on a port of its own, with a clock that tests can set and an own database. */
export async function startTestApp(
  settings: Record<string, string> = {},
  changeCatalogue?: (catalogue: Catalogue) => Catalogue,
  staffOf?: (now: () => Date) => StaffService,
): Promise<TestApp> {
  const database = await openTestDatabase()
  let moment = new Date('2026-11-15T06:00:00Z')
  const clock = {
    now: () => moment,
    set: (next: Date) => {
      moment = next
    },
  }
  const logged: string[] = []
  const log = createLog('warn', { write: (line) => logged.push(line) })
  const { app, url, metricsUrl, stop, runDueJobs } = await startBuiltApp(
    { SITE_URL: 'http://localhost:3000', DATABASE_URL: database.url, ...settings },
    { clock, log, changeCatalogue, staff: staffOf?.(clock.now) },
  )
  logged.length = 0
  atEndOfFile(stop)
  return { ...app, url, metricsUrl, clock, database, logged, runDueJobs }
}
