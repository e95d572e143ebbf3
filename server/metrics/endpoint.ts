import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { Hono } from 'hono'
import type { Metrics } from './create-metrics.ts'

/** GET /metrics at the site's own port, for whoever knows the token; to everybody else there is no such address. */
export function metricsRoute({ token, metrics }: { token: string; metrics: Metrics }): Hono {
  const expected = digest(`Bearer ${token}`)
  const routes = new Hono()
  routes.get('/metrics', async (c, next) => {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) return next()
    return c.body(await metrics.read(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    })
  })
  return routes
}

/** The port of its own: nothing but the metrics, to whoever can reach it. */
export function metricsListener({ read, contentType }: Metrics): RequestListener {
  return (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is nothing but /metrics here.\n')
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  }
}

/** Of one length, so that they can be compared without telling how much of them agrees. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
