import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { readEnv } from '../server/env.ts'
import { explainFailure } from '../server/fail.ts'
import { startServer } from '../server/start.ts'

const root = join(import.meta.dirname, '..')
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
const settings = readEnv()
if (!settings.ok) {
  console.error(`Settings: ${settings.problems.join('; ')}.`)
  process.exit(1)
}

try {
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const load = async () => (await vite.ssrLoadModule('/server/app.ts')) as typeof import('../server/app.ts')
  let current: { createApp: unknown; listener: RequestListener } | null = null
  const running = await startServer(settings.env, {
    clientFolder: null,
    loadApp: async () => (deps) => {
      // Vite hands out a new module when a file below it has changed: the server is then made anew around it.
      const listener: RequestListener = async (request, response) => {
        try {
          const { createApp } = await load()
          if (current?.createApp !== createApp) current = { createApp, listener: createApp(deps).listener }
          current.listener(request, response)
        } catch (error) {
          vite.ssrFixStacktrace(error as Error)
          console.error(error)
          response.writeHead(500).end('The server code does not load; the terminal says why.')
        }
      }
      const prepare = async () => (await load()).createApp(deps).prepare()
      return {
        listener,
        fetch: () => new Response(),
        prepare,
        jobs: [],
        onSeatsChanged: () => {},
        close: () => vite.close(),
      }
    },
    wrap: (_server, listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
  })
  console.log(`Kafila (development) is ready at ${running.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => running.stop().then(() => process.exit(0)))
} catch (error) {
  console.error(explainFailure(error))
  process.exit(1)
}
