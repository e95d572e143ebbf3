import { Hono } from 'hono'
import { keepSearch } from '#domain/listings/keep-search.ts'
import { listingRedirects } from './listing-table.ts'

/** Other names of listings. Here and not in a page, because a page never sees the parameters that it does not use. */
export function listingRedirectRoutes(): Hono {
  const routes = new Hono()
  for (const [from, to] of Object.entries(listingRedirects)) {
    routes.get(from, (c) => c.redirect(keepSearch(to, new URL(c.req.url).search), 301))
  }
  return routes
}
