import type { Context } from 'hono'
import { html } from 'hono/html'
import { may } from '#domain/staff/roles.ts'
import { isDatabaseAway } from '../http/database-away.ts'
import { errorPage } from '../http/error-page.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { consoleCookies } from './cookies.ts'
import { createFindPage, type FoundPage } from './find-page.ts'
import { createGate } from './gate.ts'
import { createMakePage } from './make-page.ts'
import { readSent } from './read-sent.ts'
import type { Refused } from './refused.ts'

/** Answers a request to a page of the console: who asks, what they may, then the page. */
export function createAnswer(deps: ConsoleDeps): (c: Context) => Promise<Response> {
  const { services, origin, clock, log, mode } = deps
  const { pages, build } = deps.house.module
  const findPage = createFindPage(pages, build)
  const gate = createGate(services.staff)
  const cookies = consoleCookies(origin)
  const makePage = createMakePage(deps, cookies)

  async function answer(c: Context, found: FoundPage, address: string): Promise<Response> {
    const cookie = cookies.readSession(c)
    const sent = await readSent(c, { origin, mayHoldFiles: () => mayHoldFiles(found, cookie) })
    // Nothing of who asks is looked up for a page of another site.
    if (!sent.ok) return makePage(c, { found, session: null, refused: sent.refused })
    if (cookie === undefined && comesFromElsewhere(c) && found.page.asks !== 'anybody') return openAgain(c)
    const session = await services.staff.identify(cookie)
    if (found.page.local && mode !== 'local')
      return makePage(c, { found, session, refused: { kind: 'not found', status: 404 } })
    const passed = await gate({ found, pages, session, ...sent, address, now: clock.now() })
    if (passed.pass === 'login') return c.redirect(passed.to, 303)
    if (passed.pass === 'again') return c.redirect(address, 303)
    if (passed.pass === false) return makePage(c, { found, session, refused: passed.refused })
    return makePage(c, { found, session, form: passed.form })
  }

  /** Nobody fills the memory who may not send files at all. */
  async function mayHoldFiles({ page }: FoundPage, cookie: string | undefined): Promise<boolean> {
    if (!page.takesFiles || page.asks === 'anybody') return false
    const session = await services.staff.identify(cookie)
    return session !== null && may(session.staff.role, page.asks)
  }

  return async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const found = isDecodable(pathname) ? findPage(pathname) : null
    c.header('Cache-Control', 'no-store')
    // Of an address with this ending React Router would answer another page's data, whose permission nobody has asked.
    if (!found || pathname.endsWith('.data')) return c.text('Not found', 404)
    try {
      return await answer(c, found, pathname + search)
    } catch (error) {
      log.error({ path: pathname, error }, 'console failed')
      const refused: Refused = isDatabaseAway(error)
        ? { kind: 'database away', status: 503 }
        : { kind: 'failed', status: 500 }
      return makePage(c, { found, session: null, refused }).catch(() => c.html(errorPage, 500))
    }
  }
}

/** A link in a mail or on another page: the browser keeps the cookie to itself the first time. */
function comesFromElsewhere(c: Context): boolean {
  return c.req.method === 'GET' && c.req.header('sec-fetch-site') === 'cross-site'
}

/** Opened by a page of our own, the same address gets the cookie. */
function openAgain(c: Context): Response | Promise<Response> {
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  return c.html(html`<!doctype html>
    <html lang="en-IN">
      <meta charset="utf-8" />
      <meta http-equiv="refresh" content="0" />
      <title>One moment</title>
      <p><a href="">Go on</a></p>
    </html>`)
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
