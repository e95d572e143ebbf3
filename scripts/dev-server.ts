import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { readEnv } from '../server/env.ts'
import { runUntilStopped } from '../server/run-until-stopped.ts'
import { startServer } from '../server/start.ts'

const root = join(import.meta.dirname, '..')
const settings = readEnv()
if (!settings.ok) {
  console.error(`Settings: ${settings.problems.join('; ')}.`)
  process.exit(1)
}

void runUntilStopped('Kafila (development)', async (stopped) => {
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  const load = async () => (await vite.ssrLoadModule('/server/app.ts')) as typeof import('../server/app.ts')
  let current: { createApp: unknown; listener: RequestListener } | null = null
  return startServer(settings.env, {
    clientFolder: null,
    stopped,
    loadApp: async () => ({
      release: 'development',
      createApp: (deps) => ({
        // Vite hands out a new module when a file below it has changed: the server is then made anew around it.
        async listener(request, response) {
          try {
            const { createApp } = await load()
            if (current?.createApp !== createApp) current = { createApp, listener: createApp(deps).listener }
            current.listener(request, response)
          } catch (error) {
            vite.ssrFixStacktrace(error as Error)
            console.error(error)
            response.writeHead(500).end('The server code does not load; the terminal says why.')
          }
        },
        fetch: () => new Response(),
        prepare: async () => (await load()).createApp(deps).prepare(),
        jobs: [],
        onSeatsChanged: () => {},
        close: () => vite.close(),
      }),
    }),
    wrap: (_server, listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
  })
})
