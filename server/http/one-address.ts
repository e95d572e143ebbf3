import type { MiddlewareHandler } from 'hono'
import { findPageRule } from '#app/page-rules.ts'
import { keepSearch } from '#domain/listings/keep-search.ts'
import { firstBlogTab } from '#domain/posts/blog-tabs.ts'

/** Words and hyphens alone, so that no address of another site can hide in one. */
const plainPath = /^(?:\/[\w-]+)+$/

const firstPage = { page: '1' }
/** What a page shows when its address says nothing of it, by the path of its rule: so it need not be said. */
const unsaid: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': firstPage,
  '/blog': { tab: firstBlogTab, ...firstPage },
  '/india/all-states': firstPage,
  '/world/all-countries': firstPage,
  '/:category': firstPage,
}

/**
 * Every page has one address: other ways to write it, as people do, and addresses that it had before lead there, in one
 * step. Here and not in a page, because a page never sees the parameters that it does not use.
 */
export function oneAddress(moved: () => Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const to = addressOf(pathname, moved())
    const said = worthSaying(to, search)
    return to === pathname && said === search ? next() : c.redirect(keepSearch(to, said), 301)
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

/** The parameters without those that a page takes for granted; as they are written where there is none of them. */
function worthSaying(address: string, search: string): string {
  const [path = ''] = address.split('#')
  if (search === '' || (path !== '/' && !plainPath.test(path))) return search
  const parameters = new URLSearchParams(search)
  const granted = Object.entries(unsaid[findPageRule(path).path] ?? {})
  const needless = granted.filter(([name, value]) => parameters.get(name) === value)
  if (needless.length === 0) return search
  for (const [name] of needless) parameters.delete(name)
  return parameters.size > 0 ? `?${parameters}` : ''
}
