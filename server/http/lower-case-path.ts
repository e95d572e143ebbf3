import type { MiddlewareHandler } from 'hono'

/** Words and hyphens alone, so that no address of another site can hide in one. Tokens of a mail keep their case. */
const pagePath = /^(?!\/newsletter\/)(?:\/[\w-]+)+\/?$/i

/** Addresses of pages are written small: others, as people type them, lead there. */
export const lowerCasePath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const small = pathname.toLowerCase()
  if (c.req.method !== 'GET' || small === pathname || !pagePath.test(pathname)) return next()
  return c.redirect(small + search, 301)
}
