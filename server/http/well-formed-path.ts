import type { MiddlewareHandler } from 'hono'

/** A path whose percent signs mean nothing can match nothing. */
export const wellFormedPath: MiddlewareHandler = async (c, next) => {
  try {
    decodeURIComponent(new URL(c.req.url).pathname)
  } catch {
    return c.text('This address is malformed.', 400)
  }
  return next()
}
