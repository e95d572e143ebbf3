import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll } from 'vitest'
import { site } from '../../content/site.ts'
import type { Clock } from '../../domain/clock.ts'
import type { App, AppDeps } from '../../server/app.ts'
import { readEnv } from '../../server/env.ts'
import { createLog } from '../../server/log.ts'
import { openTestDatabase } from './database.ts'

const root = join(import.meta.dirname, '../..')

export type TestApp = App & { url: string; clock: Clock & { set: (moment: Date) => void }; database: Awaited<ReturnType<typeof openTestDatabase>> }

/** The built server on a port of its own, with a clock that tests can set and an own database. */
export async function startTestApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const { createApp } = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as { createApp: (deps: AppDeps) => App }
  const database = await openTestDatabase()
  const read = readEnv({ SITE_URL: 'http://localhost:3000', ...settings })
  if (!read.ok) throw new Error(read.problems.join())
  let moment = new Date('2026-11-15T06:00:00Z')
  const clock = {
    now: () => moment,
    set: (next: Date) => {
      moment = next
    },
  }
  const app = createApp({
    env: read.env,
    db: database.db,
    pool: database.pool,
    clock,
    log: createLog('silent'),
    site,
    clientFolder: join(root, 'build/client'),
  })
  const server = createServer(app.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    app.close()
    server.closeAllConnections()
    server.close()
  })
  return { ...app, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, clock, database }
}
