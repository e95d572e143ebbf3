import { Hono } from 'hono'
import { staticFiles } from '../http/static-files.ts'
import { createAnswer } from './answer-console.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { isConsoleHost } from './console-host.ts'
import { consoleHeaders } from './console-policy.ts'
import { base } from './frame.ts'

/** The operator's console: its files, and its pages for whoever may open them. On another host than its own it is passed by. */
export function consoleRoutes(deps: ConsoleDeps): Hono {
  const { files, host, mode } = deps
  const headers = Object.entries(consoleHeaders(mode === 'production'))
  const serveFile = files && staticFiles(files.own, files.findOther, base)
  const answer = createAnswer(deps)
  const app = new Hono()
  app.all('/*', async (c, next) => {
    if (host !== null && !isConsoleHost(c.req.header('host'), host)) return next()
    const file = c.req.path.startsWith(`${base}/assets/`) ? await serveFile?.(c, async () => {}) : undefined
    const response = file ?? (await answer(c))
    for (const [name, value] of headers) response.headers.set(name, value)
    // Its script lies among the files, and may look after the captain's pages alone.
    if (file && c.req.path.startsWith(`${base}/assets/field-worker-`))
      response.headers.set('Service-Worker-Allowed', `${base}/field/`)
    // Most of a body that was too large is still on its way: the next request must not come behind it.
    if (response.status === 413) response.headers.set('Connection', 'close')
    return response
  })
  return app
}
