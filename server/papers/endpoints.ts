import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { voucherPath } from '#domain/papers/voucher-code.ts'
import type { Refuse } from '../http/refuse.ts'
import type { OpenCalendar } from './open-calendar.ts'
import type { OpenPaper, PaperFile } from './open-paper.ts'
import type { OpenVoucherPdf } from './open-voucher-pdf.ts'
import type { PaperKindInPath, PaperLinks } from './paper-links.ts'

export type PaperRouteDeps = { paperLinks: PaperLinks; openPaper: OpenPaper; refuse: Refuse }
export type VoucherRouteDeps = {
  openVoucherPdf: OpenVoucherPdf
  openCalendar: OpenCalendar
  refuse: Refuse
}

const files: readonly string[] = ['invoice', 'credit-note', 'calendar'] satisfies PaperKindInPath[]

/** The address itself opens the paper: it is kept by nobody and found by no search engine. */
const keptByNobody: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('X-Robots-Tag', 'noindex')
}

/** Mounted at /papers. Each address opens its paper for a few minutes. */
export function paperRoutes({ paperLinks, openPaper, refuse }: PaperRouteDeps): Hono {
  const routes = new Hono()
  routes.use('/:id/:kind', keptByNobody)
  routes.all('/:id/:kind', async (c, next) => {
    const { id, kind } = c.req.param()
    if (!files.includes(kind)) return next()
    if (!reads(c)) return refuseWrite(c, refuse)
    const address = { id, kind: kind as PaperKindInPath }
    const { expires, signature } = c.req.query()
    const file = paperLinks.isOpen(address, { expires, signature }) ? await openPaper(address) : null
    return file ? sendFile(c, file) : refuse(c, 404)
  })
  return routes
}

/** Mounted at /v. The voucher is a page and goes on to the router; as a PDF, and as a calendar, it is a file here. */
export function voucherRoutes({ openVoucherPdf, openCalendar, refuse }: VoucherRouteDeps): Hono {
  const routes = new Hono()
  routes.use('/:name', keptByNobody)
  routes.all('/:name', async (c, next) => {
    const [, code, kind] = /^([\w-]+)\.(pdf|ics)$/.exec(c.req.param('name')) ?? []
    if (!code) return next()
    if (!reads(c)) return refuseWrite(c, refuse)
    const file = await (kind === 'ics' ? openCalendar(code) : openVoucherPdf(code))
    return file ? sendFile(c, file) : c.redirect(voucherPath(code), 303)
  })
  return routes
}

function reads(c: Context): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

function refuseWrite(c: Context, refuse: Refuse) {
  c.header('Allow', 'GET, HEAD')
  return refuse(c, 405)
}

function sendFile(c: Context, file: PaperFile): Response {
  return c.body(new Uint8Array(file.bytes), 200, {
    'Content-Type': file.type,
    'Content-Disposition': `attachment; filename="${file.name}"`,
  })
}
