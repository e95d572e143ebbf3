/** No page of the console has anything of another host: not in its pictures, scripts, calls or frames, but for drafts as pages of the site (`previews`). */
export function consolePolicy(
  scriptHashes: string[],
  { development, previews }: { development: boolean; previews: string },
): string {
  const inline = development
    ? ["'unsafe-inline'", "'unsafe-eval'"]
    : scriptHashes.map((hash) => `'sha256-${hash}'`)
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${inline.join(' ')}`.trim(),
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    `frame-src ${previews}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return directives.join('; ')
}

/** What every answer of the console carries, its files too. */
export function consoleHeaders(production: boolean): Record<string, string> {
  return {
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Stricter would hide from our own forms' requests where they come from.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(production ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
