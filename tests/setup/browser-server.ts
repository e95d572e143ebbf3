import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { createDatabase } from '../../database/create.ts'
import { startEmbeddedPostgres } from '../../database/embedded.ts'
import { migrateDatabase } from '../../database/migrate.ts'
import { makeHaste } from './haste.ts'
import { ownTemplate } from './own-database.ts'
import { raisedPayments } from './raised-payments.ts'
import { serverEnvironment } from './server-environment.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts'

/** The production build on the port of the configuration, with data of its own, for all browser tests. */
export default async function setup(config: FullConfig): Promise<() => Promise<void>> {
  const baseURL = config.projects[0]?.use.baseURL ?? ''
  const data = makeTemporaryFolder()
  // Tests that change what the server holds find its database by this.
  process.env.KAFILA_TEST_DATA = data
  const server = spawn(process.execPath, ['server/index.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...serverEnvironment,
      PORT: new URL(baseURL).port,
      DATA_DIR: data,
      // All tests come from one address; a second code within a minute stands for one after it.
      LIMITS: `otpPerAddress:1000/300,verifyPerAddress:1000/300,otpGapPerNumber:2/60,${raisedPayments}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.includes('ready at') && resolve())
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  const { url } = await startEmbeddedPostgres(data)
  await makeHaste(url('postgres'))
  await createDatabase(url('postgres'), ownTemplate)
  await migrateDatabase(url(ownTemplate))
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    removeTemporaryFolder(data)
  }
}
