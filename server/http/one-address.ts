import type { MiddlewareHandler } from 'hono'
import { findPageRule } from '#app/page-rules.ts'
import { keepSearch } from '#domain/listings/keep-search.ts'

/** Words and hyphens alone, so that no address of another site can hide in one. */
const plainPath = /^(?:\/[\w-]+)+$/

/**
 * Every page has one address: other ways to write it, as people do, and addresses that it had before lead there, in one
 * step. Here and not in a page, because a page never sees the parameters that it does not use.
 */
export function oneAddress(moved: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const to = c.req.method === 'GET' || c.req.method === 'HEAD' ? addressOf(pathname, moved) : pathname
    return to === pathname ? next() : c.redirect(keepSearch(to, search), 301)
  }
}

/** Where a path leads: itself when that is how it is written. */
function addressOf(path: string, moved: Readonly<Record<string, string>>): string {
  const short = path.replace(/(?:\/index\.html)?\/*$/i, '') || '/'
  const small = short.toLowerCase()
  if (Object.hasOwn(moved, small)) return moved[small] ?? path
  if (short === '/') return '/'
  const { path: route, secret } = findPageRule(short)
  // What no route knows, and what is a secret, stays as it was asked for.
  return secret || route === '/*' || !plainPath.test(short) ? path : small
}
