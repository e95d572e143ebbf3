import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll } from 'vitest'
import { site } from '../../content/site.ts'
import type { Clock } from '../../domain/calendar/clock.ts'
import type { App, AppDeps } from '../../server/app.ts'
import type { Catalogue } from '../../server/catalogue/catalogue.ts'
import { openCatalogue } from '../../server/catalogue/open-catalogue.ts'
import { readEnv } from '../../server/env.ts'
import { createLog } from '../../server/log.ts'
import { openPictures } from '../../server/open-pictures.ts'
import { openTestDatabase } from './database.ts'

const root = join(import.meta.dirname, '../..')

export type TestApp = App & {
  url: string
  clock: Clock & { set: (moment: Date) => void }
  database: Awaited<ReturnType<typeof openTestDatabase>>
  /** What the operator would read: warnings and errors, a line each. */
  logged: string[]
}

/** The built server on a port of its own, with a clock that tests can set and an own database. */
export async function startTestApp(
  settings: Record<string, string> = {},
  change: (catalogue: Catalogue) => Catalogue = (catalogue) => catalogue,
): Promise<TestApp> {
  const { createApp } = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as {
    createApp: (deps: AppDeps) => App
  }
  const database = await openTestDatabase()
  const data = mkdtempSync(join(tmpdir(), 'kafila-app-'))
  const read = readEnv({
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: data,
    BACKGROUND_PICTURES: 'off',
    ...settings,
  })
  if (!read.ok) throw new Error(read.problems.join())
  let moment = new Date('2026-11-15T06:00:00Z')
  const clock = {
    now: () => moment,
    set: (next: Date) => {
      moment = next
    },
  }
  const logged: string[] = []
  const log = createLog('warn', { write: (line) => logged.push(line) })
  const pictures = openPictures(read.env, root, log)
  const catalogue = await openCatalogue(new Set(pictures.manifest.pictures.map(({ name }) => name)))
  const app = createApp({
    env: read.env,
    db: database.db,
    pool: database.pool,
    clock,
    log,
    site,
    catalogue: change(catalogue),
    pictures,
    clientFolder: join(root, 'build/client'),
  })
  const server = createServer(app.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    app.close()
    pictures.close()
    rmSync(data, { recursive: true, force: true })
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { ...app, url: `http://127.0.0.1:${port}`, clock, database, logged }
}
