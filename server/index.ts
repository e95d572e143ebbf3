import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadBuiltConsole } from './console/load-built-console.ts'
import { chooseProductionLibraries, readEnv } from './env.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startServer } from './start.ts'

/** The production entry: environment, listen, graceful stop. */

const root = join(import.meta.dirname, '..')
const built = join(root, 'build/server/index.js')

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const settings = readEnv()
if (!settings.ok) refuse(`Settings: ${settings.problems.join('; ')}.`)
if (!existsSync(built)) refuse('There is no build yet: run npm start, or node scripts/build.mjs first.')

chooseProductionLibraries()
void runUntilStopped('Kafila', (stopped) =>
  startServer(settings.env, {
    clientFolder: join(root, 'build/client'),
    loadApp: () => import(pathToFileURL(built).href),
    loadConsole: () => loadBuiltConsole(join(root, 'build/console')),
    stopped,
  }),
)
