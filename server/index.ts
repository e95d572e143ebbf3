import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readEnv } from './env.ts'
import { explainFailure } from './fail.ts'
import { type Running, startServer } from './start.ts'

/** The production entry: environment, listen, graceful stop. */

const root = join(import.meta.dirname, '..')
const built = join(root, 'build/server/index.js')

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
const settings = readEnv()
if (!settings.ok) refuse(`Settings: ${settings.problems.join('; ')}.`)
if (!existsSync(built)) refuse('There is no build yet: run npm start, or node scripts/build.mjs first.')

let running: Running
try {
  running = await startServer(settings.env, {
    clientFolder: join(root, 'build/client'),
    loadApp: async () => (await import(pathToFileURL(built).href)).createApp,
  })
} catch (error) {
  refuse(explainFailure(error))
}
console.log(`Kafila is ready at ${running.url}`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    await running.stop()
    process.exit(0)
  })
}
