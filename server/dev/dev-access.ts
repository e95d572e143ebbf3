import type { MiddlewareHandler } from 'hono'

const localHosts = new Set(['localhost', '127.0.0.1'])
const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]

/** Developer pages show mails and codes: they answer to this machine alone and never behind a proxy. */
export function devAccess(mode: 'local' | 'production'): MiddlewareHandler {
  return async (c, next) => {
    const host = (c.req.header('host') ?? '').replace(/:\d+$/, '')
    const forwarded = forwardingHeaders.some((name) => c.req.header(name) !== undefined)
    if (mode !== 'local' || forwarded || !localHosts.has(host)) return c.text('Not found', 404)
    return next()
  }
}
