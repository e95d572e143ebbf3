import type { MiddlewareHandler } from 'hono'

/** Where the console is, as browsers know it. */
export function consoleOrigin({
  siteUrl,
  consoleHost,
}: {
  siteUrl: string
  consoleHost: string | null
}): string {
  return consoleHost === null ? siteUrl : `${new URL(siteUrl).protocol}//${consoleHost}`
}

/** Whether a request came to the console's own host. */
export function isConsoleHost(host: string | undefined, consoleHost: string | null): boolean {
  return consoleHost !== null && host?.toLowerCase() === consoleHost
}

/** On its own host there is nothing but the console, and the pictures that it shows. */
export function nothingButConsole(consoleHost: string | null): MiddlewareHandler {
  return async (c, next) => {
    if (!isConsoleHost(c.req.header('host'), consoleHost) || /^\/(console|images)(\/|$)/.test(c.req.path))
      return next()
    c.header('X-Robots-Tag', 'noindex, nofollow')
    c.header('Cache-Control', 'no-store')
    return c.req.path === '/' ? c.redirect('/console', 303) : c.text('Not found', 404)
  }
}
