import { Hono } from 'hono'
import type { Refuse } from '../http/refuse.ts'
import type { OpenPaper } from './open-paper.ts'
import type { PaperKindInPath, PaperLinks } from './paper-links.ts'

export type PaperRouteDeps = { paperLinks: PaperLinks; openPaper: OpenPaper; refuse: Refuse }

const files: readonly string[] = ['invoice', 'credit-note', 'calendar'] satisfies PaperKindInPath[]

/**
 * Mounted at /papers. The address itself opens the paper, for a few minutes: it is kept by nobody and found by no search engine. A voucher is a
 * page and goes on to the router.
 */
export function paperRoutes({ paperLinks, openPaper, refuse }: PaperRouteDeps): Hono {
  const routes = new Hono()
  routes.use('/:id/:kind', async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
    c.res.headers.set('X-Robots-Tag', 'noindex')
  })
  routes.all('/:id/:kind', async (c, next) => {
    const { id, kind } = c.req.param()
    if (!files.includes(kind)) return next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD')
      return refuse(c, 405)
    }
    const address = { id, kind: kind as PaperKindInPath }
    const { expires, signature } = c.req.query()
    const file = paperLinks.isOpen(address, { expires, signature }) ? await openPaper(address) : null
    if (!file) return refuse(c, 404)
    return c.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
    })
  })
  return routes
}
