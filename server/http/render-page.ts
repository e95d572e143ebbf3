import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pageState, services as servicesContext } from '#app/services.ts'
import type { Log } from '../log.ts'
import type { PageState, Services } from '../services.ts'
import { clientAddress } from './client-address.ts'
import { chooseEncoding, compress } from './compress.ts'
import { isDevAddress } from './dev-access.ts'
import { cacheKey, type PageCache } from './page-cache.ts'
import { sealPage } from './seal-page.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { startAfterPaint } from './start-after-paint.ts'

type Deps = {
  build: ServerBuild
  services: Services
  pages: PageCache
  log: Log
  development: boolean
  imageHost: string | undefined
  trustedProxies: number
  /** Sent with every page; kept pages carry them too. */
  headers: Record<string, string>
}

/** Renders pages and their data through React Router, seals them, and keeps those that everyone may see. */
export function createPageRenderer({
  build,
  services,
  pages,
  log,
  development,
  imageHost,
  trustedProxies,
  headers,
}: Deps) {
  const handle = createRequestHandler(build, development ? 'development' : 'production')

  return async function renderPage(c: Context): Promise<Response> {
    const state: PageState = {
      nonce: randomBytes(16).toString('base64'),
      // Who may see a developer's page is asked each time; a kept one would answer everybody.
      lifetime: isDevAddress(c.req.url) ? 'none' : 'day',
      clientAddress: clientAddress(c, trustedProxies),
      report: (error) => log.error({ path: c.req.path, error }, 'page failed'),
    }
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(pageState, state)
    const rendered = await handle(
      c.req.method === 'GET' ? withoutIdleParameters(c.req.raw) : c.req.raw,
      context,
    )

    const answer = new Headers(rendered.headers)
    for (const [name, value] of Object.entries(headers)) answer.set(name, value)
    const isHtml = answer.get('Content-Type')?.startsWith('text/html') ?? false
    const body = await rendered.text()
    const { html, scriptHashes } = isHtml
      ? sealPage(development ? body : startAfterPaint(body, state.nonce), state.nonce)
      : { html: body, scriptHashes: [] }
    if (isHtml)
      answer.set('Content-Security-Policy', contentSecurityPolicy(scriptHashes, { development, imageHost }))

    if (c.req.method === 'GET' && rendered.status === 200 && !development && !answer.has('Set-Cookie')) {
      const { pathname, search } = new URL(c.req.url)
      pages.keep(pathname + search, { headers: Object.fromEntries(answer), body: html }, state.lifetime)
    }
    answer.set('Cache-Control', 'no-cache')
    answer.set('Vary', 'Accept-Encoding')
    if (c.req.method === 'HEAD' || html.length === 0)
      return new Response(null, { status: rendered.status, headers: answer })
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    if (encoding !== 'identity') answer.set('Content-Encoding', encoding)
    return new Response(compress(Buffer.from(html), encoding) as BodyInit, {
      status: rendered.status,
      headers: answer,
    })
  }
}

/** A kept page answers for every parameter that is not part of its key, so it must not have seen one. */
function withoutIdleParameters(request: Request): Request {
  const { origin, pathname, search } = new URL(request.url)
  const url = origin + cacheKey(pathname + search)
  return url === request.url ? request : new Request(url, request)
}
