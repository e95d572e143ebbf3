import { join } from 'node:path'
import { createServer } from 'vite'
import type { App } from '../server/app.ts'
import type { ConsoleBuild, ConsoleModule } from '../server/console/console-module.ts'
import { readEnv } from '../server/env.ts'
import { runUntilStopped } from '../server/run-until-stopped.ts'
import { startServer } from '../server/start.ts'

const root = join(import.meta.dirname, '..')
const settings = readEnv()
if (!settings.ok) {
  console.error(`Settings: ${settings.problems.join('; ')}.`)
  process.exit(1)
}

/** Of the site or of the console; each has a configuration of its own. */
function startVite(folder: string) {
  return createServer({ root: folder, server: { middlewareMode: true }, appType: 'custom' })
}

void runUntilStopped('Kafila (development)', async (stopped) => {
  const vite = await startVite(root)
  const consoleVite = await startVite(join(root, 'console'))
  const load = async () => (await vite.ssrLoadModule('/server/app.ts')) as typeof import('../server/app.ts')
  async function loadConsole(): Promise<ConsoleBuild> {
    const module = (await consoleVite.ssrLoadModule('/server-build.ts')) as ConsoleModule
    return { module, clientFolder: null }
  }
  return startServer(settings.env, {
    clientFolder: null,
    stopped,
    loadConsole,
    async loadApp() {
      let { createApp } = await load()
      return {
        release: 'development',
        createApp(resources, firstConsole) {
          const first = createApp(resources, firstConsole)
          let current: App = first
          let currentConsole = firstConsole.module
          return {
            ...first,
            onSeatsChanged: (trips) => current.onSeatsChanged(trips),
            refreshEdition: () => current.refreshEdition(),
            // Vite hands out a new module when a file below it has changed: the app is then made anew around it. Jobs keep the code
            // that they began with until the next start.
            async listener(request, response) {
              try {
                const [latest, latestConsole] = await Promise.all([load(), loadConsole()])
                if (latest.createApp !== createApp || latestConsole.module !== currentConsole) {
                  createApp = latest.createApp
                  currentConsole = latestConsole.module
                  current = createApp(resources, latestConsole)
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
              void consoleVite.close()
            },
          }
        },
      }
    },
    wrap: (listener) => (request, response) => {
      const { url } = request
      const { middlewares } = url?.startsWith('/console/') ? consoleVite : vite
      middlewares(request, response, () => {
        // The console's takes its own beginning off the address.
        request.url = url
        listener(request, response)
      })
    },
  })
})
