import type { TestProject } from 'vitest/node'
import { createDatabase } from '../../database/create.ts'
import { startEmbeddedPostgres } from '../../database/embedded.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import { makeHaste } from './haste.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
    template: string
  }
}

const template = 'kafila_template'

/** One PostgreSQL for the whole run, with a migrated template that each test file's database is cloned from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeTemporaryFolder()
  const postgres = await startEmbeddedPostgres(folder)
  await makeHaste(postgres.url('postgres'))
  await createDatabase(postgres.url('postgres'), template)
  await migrateDatabase(postgres.url(template))
  project.provide('adminUrl', postgres.url('postgres'))
  project.provide('template', template)
  return async () => {
    await postgres.stop()
    removeTemporaryFolder(folder)
  }
}
