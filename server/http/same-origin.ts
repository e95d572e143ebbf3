import type { MiddlewareHandler } from 'hono'
import type { Refuse } from './refuse.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Forms are accepted from our own pages only. Browsers say where a request comes from; other clients say nothing. */
export function sameOriginWrites(siteUrl: string, refuse: Refuse): MiddlewareHandler {
  const ours = new URL(siteUrl).host
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    if (site && site !== 'same-origin' && site !== 'none') return refuse(c, 403)
    const origin = c.req.header('origin')
    if (origin && origin !== 'null' && !site) {
      const host = URL.canParse(origin) ? new URL(origin).host : ''
      if (host !== ours && host !== c.req.header('host')) return refuse(c, 403)
    }
    return next()
  }
}
