import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '../database/client.ts'
import { createDatabase } from '../database/create.ts'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { migrateDatabase } from '../database/migrate.ts'
import type { App, AppDeps } from '../server/app.ts'
import { type Catalogue, createCatalogue } from '../server/catalogue/catalogue.ts'
import { openCatalogue } from '../server/catalogue/open-catalogue.ts'
import { siteFor } from '../server/catalogue/site.ts'
import { readEnv } from '../server/env.ts'
import { createLog } from '../server/log.ts'
import { openPictures } from '../server/open-pictures.ts'
import { systemClock } from '../server/system-clock.ts'

const root = join(import.meta.dirname, '..')

export type OpenedApp = { app: App; close: () => Promise<void> }

/**
 * The built app with another catalogue and a database of its own. Asked through `fetch`, it makes every page anew:
 * kept pages are answered by its listener alone.
 */
export async function openApp(
  change: (catalogue: Catalogue) => Parameters<typeof createCatalogue>[0],
): Promise<OpenedApp> {
  const folder = mkdtempSync(join(tmpdir(), 'kafila-other-catalogue-'))
  const read = readEnv({ SITE_URL: 'http://localhost:3000', DATA_DIR: folder, BACKGROUND_PICTURES: 'off' })
  if (!read.ok) throw new Error(read.problems.join())
  const log = createLog('silent')
  const postgres = await startEmbeddedPostgres(folder)
  await createDatabase(postgres.url('postgres'), 'kafila')
  await migrateDatabase(postgres.url('kafila'))
  const database = openDatabase(postgres.url('kafila'), () => {})
  const pictures = openPictures(read.env, root, log)
  const catalogue = await openCatalogue(new Set(pictures.manifest.pictures.map(({ name }) => name)))
  const { createApp } = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as {
    createApp: (deps: AppDeps) => App
  }
  const app = createApp({
    env: read.env,
    db: database.db,
    pool: database.pool,
    clock: systemClock,
    log,
    site: siteFor(read.env),
    catalogue: createCatalogue(change(catalogue)),
    pictures,
    clientFolder: join(root, 'build/client'),
  })
  await app.prepare()
  return {
    app,
    async close() {
      app.close()
      pictures.close()
      await database.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
