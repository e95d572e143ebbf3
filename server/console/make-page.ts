import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { clientAddress } from '../http/client-address.ts'
import { chooseEncoding } from '../http/compress.ts'
import { isDatabaseAway } from '../http/database-away.ts'
import { retryAfterFailure } from '../http/refusals.ts'
import type { ConsoleDeps, PageWish } from './console-deps.ts'
import type { ConsoleCookies } from './cookies.ts'
import type { Desk, GivenFile } from './desk.ts'
import { frameOf } from './frame.ts'
import { createRenderConsole } from './render-console.ts'

/** Makes the page of one request, with the cookies that it sets; where the database is away, the page that says so. */
export function createMakePage(deps: ConsoleDeps, cookies: ConsoleCookies) {
  const { module, clientFolder } = deps.house
  const render = createRenderConsole(module, { development: clientFolder === null, previews: deps.previews })

  return async function makePage(c: Context, wish: PageWish): Promise<Response> {
    const set: string[] = []
    let file: GivenFile | null = null
    let databaseAway = false
    const { found, session, refused = null } = wish
    const now = deps.clock.now()
    const desk: Desk = {
      services: deps.services,
      page: found.page,
      session,
      frame:
        session && frameOf(module.pages, found, session, now, await deps.services.readWaiting(session.staff)),
      look: cookies.readLook(c),
      siteName: deps.siteName,
      now,
      device: {
        userAgent: (c.req.header('user-agent') ?? '').slice(0, 500),
        address: clientAddress(c, deps.trustedProxies),
      },
      form: wish.form ?? null,
      refused,
      nonce: randomBytes(16).toString('base64'),
      report(error) {
        databaseAway ||= isDatabaseAway(error)
        deps.log.error({ path: c.req.path, error }, 'page of the console failed')
      },
      startSession: (value) => set.push(cookies.startSession(value)),
      endSession: () => set.push(cookies.endSession()),
      keepLook: (look) => set.push(cookies.keepLook(look)),
      giveFile: (given) => {
        file = given
      },
    }
    const method = refused || c.req.method === 'GET' || c.req.method === 'HEAD' ? 'GET' : 'POST'
    // Of the request itself a page sees the address: its form has been read, and where it came from been decided.
    const request = new Request(c.req.url, { method })
    const response = await render(request, desk, chooseEncoding(c.req.header('accept-encoding')))
    if (response.status >= 500 && databaseAway && !refused)
      return makePage(c, { found, session, refused: { kind: 'database away', status: 503 } })
    if (file) return fileAnswer(file)
    if (response.status === 503) response.headers.set('Retry-After', String(retryAfterFailure))
    for (const cookie of set) response.headers.append('Set-Cookie', cookie)
    return c.req.method === 'HEAD' ? new Response(null, response) : response
  }
}

function fileAnswer({ name, type, bytes }: GivenFile): Response {
  return new Response(bytes, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
