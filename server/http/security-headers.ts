import type { MiddlewareHandler } from 'hono'
import { findPageRule } from '#app/page-rules.ts'

const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  // The payment provider checks the referrer, and its popup must stay reachable: hence not the strictest values.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
}

const strictTransport = 'max-age=31536000; includeSubDomains'

/** What every answer carries. */
export function headersFor(mode: 'local' | 'production'): Record<string, string> {
  return mode === 'production'
    ? { ...securityHeaders, 'Strict-Transport-Security': strictTransport }
    : securityHeaders
}

export function addHeaders(headers: Record<string, string>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headersAt(c.req.path, headers))) c.res.headers.set(name, value)
    // Most of a body that was too large is still on its way: the next request must not come behind it.
    if (c.res.status === 413) c.res.headers.set('Connection', 'close')
  }
}

/**
 * The payment's own pages come back from PhonePe in a window that the trip page opened, and would lose it by this policy. An address that opens a
 * door is told to nobody, not even to our own next page, where a pixel could read it; of a voucher's or a draft's, not even whose it is. Share pictures are made to
 * stand on other sites.
 */
export function headersAt(path: string, headers: Record<string, string>): Record<string, string> {
  const begins = path.toLowerCase()
  if (begins.startsWith('/v/')) return { ...headers, 'Referrer-Policy': 'no-referrer' }
  if (begins.startsWith('/preview/'))
    return {
      ...headers,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
      'Cache-Control': 'private, no-store',
    }
  if (begins.startsWith('/images/share/'))
    return { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' }
  const quiet = findPageRule(path).secret ? { ...headers, 'Referrer-Policy': 'strict-origin' } : headers
  if (!begins.startsWith('/pay/')) return quiet
  const { 'Cross-Origin-Opener-Policy': _, ...rest } = quiet
  return rest
}

type Relaxation = {
  development: boolean
  imageHost: string | undefined
  authOrigin: string | undefined
  /** Whether the pixel may be loaded, for visitors who agree. */
  measured: boolean
  /** Who may frame the page; nobody without. It is then one that is looked at: it runs nothing and sends no form. */
  framedBy?: string | null
}

const pixelScripts = 'https://connect.facebook.net'
const pixelCalls = 'https://www.facebook.com'
const mapFrames = 'https://www.openstreetmap.org'

/**
 * The policy of a page whose inline scripts have the given hashes. Every page names every host: after a navigation in the browser that of the
 * first page still holds. Only a page with a secret address has no pixel (`measured`).
 */
export function contentSecurityPolicy(
  scriptHashes: string[],
  { development, imageHost, authOrigin, measured, framedBy = null }: Relaxation,
): string {
  const inline = development
    ? ["'unsafe-inline'", "'unsafe-eval'"]
    : scriptHashes.map((hash) => `'sha256-${hash}'`)
  const directives: Record<string, (string | undefined | false)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, measured && pixelScripts],
    'style-src': ["'self'", development && "'unsafe-inline'"],
    // Placeholders of pictures are colours in style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', imageHost, measured && pixelCalls],
    'font-src': ["'self'"],
    'connect-src': ["'self'", authOrigin, measured && pixelCalls, development && 'ws:'],
    'frame-src': [mapFrames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framedBy ?? "'none'"],
    ...(framedBy !== null && {
      sandbox: ['allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'],
    }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')
}
