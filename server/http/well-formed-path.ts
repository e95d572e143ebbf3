import type { MiddlewareHandler } from 'hono'
import type { Refuse } from './refuse.ts'

/** A path whose percent signs mean nothing can match nothing. */
export function wellFormedPath(refuse: Refuse): MiddlewareHandler {
  return async (c, next) => {
    try {
      decodeURIComponent(new URL(c.req.url).pathname)
    } catch {
      return refuse(c, 400)
    }
    return next()
  }
}
