import { Hono } from 'hono'

/** GET /health answers while the process lives, GET /ready while it can serve. */
export function healthRoutes({
  release,
  pingDatabase,
}: {
  release: string
  pingDatabase: () => Promise<unknown>
}): Hono {
  const routes = new Hono()
  routes.get('/health', (c) => c.json({ status: 'ok', release }))
  routes.get('/ready', async (c) => {
    try {
      await pingDatabase()
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'not ready', reason: 'the database does not answer' }, 503)
    }
  })
  return routes
}
