import type { MiddlewareHandler } from 'hono'
import type { Refuse } from './refuse.ts'

const localHosts = new Set(['localhost', '127.0.0.1'])
/** What proxies and content networks add to a request that they pass on, beside X-Forwarded-*. */
const forwardingHeaders = new Set([
  'forwarded',
  'forwarded-for',
  'via',
  'cdn-loop',
  'client-ip',
  'true-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-real-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'x-envoy-external-address',
  'cf-connecting-ip',
  'fastly-client-ip',
  'fly-client-ip',
])

/** Routes match in any case, so this does too. */
function isDevAddress(url: string): boolean {
  return /^\/+dev(?![^/.])/i.test(decodeURIComponent(new URL(url).pathname))
}

/** Developer pages show mails and codes: they answer to this machine alone and never behind a proxy. */
export function devAccess(mode: 'local' | 'production', refuse: Refuse): MiddlewareHandler {
  return async (c, next) => {
    if (!isDevAddress(c.req.url)) return next()
    const host = (c.req.header('host') ?? '').replace(/:\d+$/, '')
    const forwarded = Object.keys(c.req.header()).some(
      (name) => name.startsWith('x-forwarded') || forwardingHeaders.has(name),
    )
    if (mode !== 'local' || forwarded || !localHosts.has(host)) return refuse(c, 404)
    return next()
  }
}
