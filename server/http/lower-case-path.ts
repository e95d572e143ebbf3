import type { MiddlewareHandler } from 'hono'
import { findPageRule } from '#app/page-rules.ts'

/** Words and hyphens alone, so that no address of another site can hide in one. */
const plainPath = /^(?:\/[\w-]+)+\/?$/

/** Addresses of pages are written small: others, as people type them, lead there. Secrets keep their case. */
export const lowerCasePath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const small = pathname.toLowerCase()
  if (c.req.method !== 'GET' || small === pathname || !plainPath.test(pathname)) return next()
  const { path, secret } = findPageRule(pathname)
  return secret || path === '/*' ? next() : c.redirect(small + search, 301)
}
