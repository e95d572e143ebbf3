import { join } from 'node:path'
import { createServer } from 'vite'
import type { App } from '../server/app.ts'
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
  return startServer(settings.env, {
    clientFolder: null,
    stopped,
    async loadApp() {
      let { createApp } = await load()
      return {
        release: 'development',
        createApp(resources) {
          const first = createApp(resources)
          let current: App = first
          return {
            ...first,
            onSeatsChanged: (trips) => current.onSeatsChanged(trips),
            // Vite hands out a new module when a file below it has changed: the app is then made anew around it. Jobs keep the code
            // that they began with until the next start.
            async listener(request, response) {
              try {
                const latest = await load()
                if (latest.createApp !== createApp) {
                  createApp = latest.createApp
                  current = createApp(resources)
                }
                current.listener(request, response)
              } catch (error) {
                vite.ssrFixStacktrace(error as Error)
                console.error(error)
                response.writeHead(500).end('The server code does not load; the terminal says why.')
              }
            },
            close() {
              first.close()
              void vite.close()
            },
          }
        },
      }
    },
    wrap: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
  })
})
