import { Hono } from 'hono'
import { listingRedirects } from './listing-table.ts'

/** Other names of listings. Here and not in a page, because a page never sees the parameters that it does not use. */
export function listingRedirectRoutes(): Hono {
  const routes = new Hono()
  for (const [from, to] of Object.entries(listingRedirects)) {
    const [path, hash] = to.split('#')
    routes.get(from, (c) => c.redirect(`${path}${new URL(c.req.url).search}${hash ? `#${hash}` : ''}`, 301))
  }
  return routes
}
