import type { Context, MiddlewareHandler } from 'hono'
import type { Refuse } from './refuse.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Forms are accepted from our own pages only. */
export function sameOriginWrites(siteUrl: string, refuse: Refuse): MiddlewareHandler {
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next()
    return isFromElsewhere(c, siteUrl) ? refuse(c, 403) : next()
  }
}

/** Whether a page of another site sent it. Browsers say where a request comes from; other clients say nothing. */
export function isFromElsewhere(c: Context, siteUrl: string): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  if (!origin) return false
  // A page that hides where it is ('null', as in a frame without rights) is none of ours: those of ours that send no referrer say it by the header above.
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  return host !== new URL(siteUrl).host && host !== c.req.header('host')
}
