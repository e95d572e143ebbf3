import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadBuiltConsole } from '../../server/console/load-built-console.ts'
import { readEnv } from '../../server/env.ts'
import { type AppModule, type Running, type StartOptions, startServer } from '../../server/start.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts'

const root = join(import.meta.dirname, '../..')

/** The production build in this process, on a free port and with data of its own, opened by the server's own door. */
export async function startBuiltApp(
  settings: Record<string, string>,
  options: Pick<StartOptions, 'clock' | 'log' | 'changeCatalogue' | 'patience'> = {},
): Promise<Running> {
  const folder = makeTemporaryFolder()
  const read = readEnv({ PORT: '0', DATA_DIR: folder, BACKGROUND_PICTURES: 'off', ...settings })
  if (!read.ok) throw new Error(read.problems.join())
  const running = await startServer(read.env, {
    ...options,
    clientFolder: join(root, 'build/client'),
    loadApp: (): Promise<AppModule> => import(pathToFileURL(join(root, 'build/server/index.js')).href),
    loadConsole: () => loadBuiltConsole(join(root, 'build/console')),
  })
  return {
    ...running,
    async stop() {
      await running.stop()
      removeTemporaryFolder(folder)
    },
  }
}
