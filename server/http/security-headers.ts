import type { MiddlewareHandler } from 'hono'

const securityHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  // The payment provider checks the referrer, and its popup must stay reachable: hence not the strictest values.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
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
  }
}

/** The payment's own pages come back from PhonePe in a window that the trip page opened, and would lose it by this policy. */
export function headersAt(path: string, headers: Record<string, string>): Record<string, string> {
  if (!path.toLowerCase().startsWith('/pay/')) return headers
  const { 'Cross-Origin-Opener-Policy': _, ...rest } = headers
  return rest
}

type Relaxation = { development: boolean; imageHost: string | undefined; authOrigin: string | undefined }

/** The map of /contact, shown when somebody asks for it. A page that is come to from another still lives under the policy of the first one. */
const mapOrigin = 'https://www.openstreetmap.org'

/** The policy of a page whose inline scripts have the given hashes. */
export function contentSecurityPolicy(
  scriptHashes: string[],
  { development, imageHost, authOrigin }: Relaxation,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${development ? "'unsafe-inline' 'unsafe-eval'" : scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    // Placeholders of pictures are colours in style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${imageHost ? ` ${imageHost}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${authOrigin ? ` ${authOrigin}` : ''}${development ? ' ws:' : ''}`,
    `frame-src ${mapOrigin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
