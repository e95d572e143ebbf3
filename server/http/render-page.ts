import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { findPageRule, type PageLifetime, type PageRule } from '#app/page-rules.ts'
import { pageState, services as servicesContext } from '#app/services.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Edition, Editions } from '../editions/editions.ts'
import type { Log } from '../log.ts'
import type { Tally } from '../metrics/tally.ts'
import type { PageState, Services } from '../services.ts'
import { clientAddress } from './client-address.ts'
import { chooseEncoding } from './compress.ts'
import { isDatabaseAway } from './database-away.ts'
import { cacheKey, type PageCache } from './page-cache.ts'
import { cacheControlOf } from './page-life.ts'
import { createRefreshQueue } from './refresh-queue.ts'
import { type Refusal, refusalOf, retryAfterFailure } from './refusals.ts'
import { createRenderedPage, type RenderedPage } from './rendered-page.ts'
import { sealPage } from './seal-page.ts'
import { contentSecurityPolicy, headersAt } from './security-headers.ts'
import { startAfterPaint } from './start-after-paint.ts'

type Deps = {
  build: ServerBuild
  /** Of the edition that is read now. */
  services: () => Services
  editions: Pick<Editions, 'current' | 'newest' | 'within'>
  pages: PageCache
  clock: Clock
  log: Log
  tally: Pick<Tally, 'renders' | 'pageCache'>
  development: boolean
  imageHost: string | undefined
  /** Of the hosted project where travellers log in; undefined when that is our own origin. */
  authOrigin: string | undefined
  /** Whether visitors are asked for the pixel. */
  measured: boolean
  trustedProxies: number
  siteUrl: string
  /** Where the console is: it shows drafts in frames. */
  consoleOrigin: string
  /** Whether a CDN may keep the pages whose rule allows it. */
  edgeCache: boolean
  /** Sent with every page; cached pages carry them too. */
  headers: Record<string, string>
}

type Render = {
  request: Request
  rule: PageRule
  path: string
  clientAddress: string
  refusal?: Refusal | null
}

const lifetimes: PageLifetime[] = ['none', 'seats', 'day']

/** Renders pages and their data through React Router, seals them, and keeps those that everyone may see. */
export function createPageRenderer(deps: Deps) {
  const { pages, log, tally, development } = deps
  const handle = createRequestHandler(deps.build, development ? 'development' : 'production')
  const once = oncePerEdition(deps.editions)

  async function render(asked: Render): Promise<RenderedPage> {
    const { request, refusal } = asked
    const startedAt = performance.now()
    const start = pages.startRender()
    const edition = deps.editions.current()
    const told = listenToPage(asked, log)
    const context = new RouterContextProvider()
    context.set(servicesContext, deps.services())
    context.set(pageState, told.state)
    const rendered = await handle(request, context)
    if (rendered.status >= 500 && told.databaseAway && !refusal)
      return render({ ...asked, request: new Request(request.url), refusal: refusalOf(503) })
    const { lifetime, seats } = told
    const body = await sealed(rendered, told, asked.path, deps)
    tally.renders.noteSince(startedAt)
    const isKept = request.method === 'GET' && rendered.status === 200 && !development
    const edgeCache = deps.edgeCache && isKept
    const cacheControl = cacheControlOf(asked.rule, { lifetime, startedAt: start.at, edgeCache })
    const page = createRenderedPage(body, lifetime, cacheControl)
    if (isKept) {
      // Compressed before it takes the place of an older one: while seats change each second, somebody would wait for it each second.
      if (lifetime === 'seats') await page.variant('br')
      // What was published meanwhile is not in it: whoever began before may have it, the cache may not.
      if (edition === deps.editions.newest())
        pages.keep(keyOf(request), page, { lifetime, start, seats: seats ?? 'all' })
    }
    return page
  }

  /** One render for all who wait. It sees the address alone: nothing of the visitor who happened to come first. */
  function renderForAll(url: string, rule: PageRule, path: string): Promise<RenderedPage> {
    const request = new Request(url)
    return once(keyOf(request), () => render({ request, rule, path, clientAddress: '' }))
  }

  /** The address under which visitors know the page, whatever a proxy in front has made of it. */
  function atSite(address: string, reads: boolean): string {
    const { pathname, search } = new URL(address)
    // A cached page answers for every parameter that is not part of its key, so it must not have seen one.
    return deps.siteUrl + (reads ? cacheKey(pathname + search) : pathname + search)
  }

  async function renderPage(c: Context): Promise<Response> {
    const { raw, path, method } = c.req
    const rule = findPageRule(path)
    const reads = method === 'GET' || method === 'HEAD'
    const url = atSite(raw.url, reads)
    if (reads && rule.keep !== 'none' && !development) {
      tally.pageCache.misses++
      return toResponse(c, await renderForAll(url, rule, path), deps.clock)
    }
    const caller = clientAddress(c, deps.trustedProxies)
    const page = await render({ request: ofSite(url, raw), rule, path, clientAddress: caller })
    return toResponse(c, page, deps.clock)
  }

  /** The page that says why a request was refused, at the address that was asked for. */
  async function renderRefusal(c: Context, refusal: Refusal): Promise<Response> {
    const { path, raw } = c.req
    const request = new Request(atSite(decodable(raw.url), false))
    const page = await render({ request, rule: findPageRule(path), path, clientAddress: '', refusal })
    return toResponse(c, page, deps.clock)
  }

  /** For pages of the cache whose seats grow old while they are still asked for. */
  const refreshPage = createRefreshQueue((key) => {
    const path = key.split('?', 1)[0] ?? key
    // The queue goes on from page to page: each is of what is shown when its turn comes.
    return deps.editions.within(() => renderForAll(deps.siteUrl + key, findPageRule(path), path))
  })

  return { renderPage, renderRefusal, refreshPage }
}

/** Pages being rendered for the cache: whoever asks meanwhile, and reads the same edition, waits for the same one. */
function oncePerEdition({ current }: Pick<Editions, 'current'>) {
  const underWay = new Map<string, { edition: Edition; page: Promise<RenderedPage> }>()
  return (key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> => {
    const edition = current()
    const started = underWay.get(key)
    if (started?.edition === edition) return started.page
    const page = render().finally(() => {
      if (underWay.get(key)?.page === page) underWay.delete(key)
    })
    underWay.set(key, { edition, page })
    return page
  }
}

type Told = {
  state: PageState
  lifetime: PageLifetime
  /** Null until the page names trips. */
  seats: ReadonlySet<string> | null
  databaseAway: boolean
  html: string
}

/** What the loaders of a page say of it while it is rendered. */
function listenToPage({ rule, path, clientAddress, refusal = null }: Render, log: Log): Told {
  const told: Told = {
    lifetime: rule.keep,
    seats: null,
    databaseAway: false,
    html: '',
    state: {
      nonce: randomBytes(16).toString('base64'),
      clientAddress,
      refusal,
      report(error) {
        told.databaseAway ||= isDatabaseAway(error)
        log.error({ path, error }, 'page failed')
      },
      takeHtml(html) {
        told.html = html
      },
      keepAtMost(longest) {
        if (lifetimes.indexOf(longest) < lifetimes.indexOf(told.lifetime)) told.lifetime = longest
      },
      showsSeatsOf(tripIds) {
        told.seats = (told.seats ?? new Set<string>()).union(new Set(tripIds))
      },
    },
  }
  return told
}

/** The body with its policy; a page that may be cached must not carry one visitor's cookie to the next. */
async function sealed(rendered: Response, { html, state: { nonce } }: Told, path: string, deps: Deps) {
  const { development, imageHost, authOrigin } = deps
  const measured = deps.measured && !findPageRule(path).secret
  const headers = new Headers(rendered.headers)
  headers.delete('Set-Cookie')
  if (rendered.status === 503) headers.set('Retry-After', String(retryAfterFailure))
  for (const [name, value] of Object.entries(headersAt(path, deps.headers))) headers.set(name, value)
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false
  const body = rendered.body === null ? html : await rendered.text()
  if (!isHtml) {
    // By this the service worker of another release knows that the scripts of its pages may not understand this data.
    headers.set('X-Release', deps.build.assets.version)
    return { status: rendered.status, headers: Object.fromEntries(headers), body }
  }
  const page = sealPage(development ? body : startAfterPaint(body, nonce), nonce)
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(page.scriptHashes, {
      ...{ development, imageHost, authOrigin, measured },
      framedBy: path.startsWith('/preview/') ? framesOf(deps) : null,
    }),
  )
  return { status: rendered.status, headers: Object.fromEntries(headers), body: page.html }
}

/** On an origin of its own the console is named; where it shares the site's, `self` holds behind any proxy. */
function framesOf({ consoleOrigin, siteUrl }: Pick<Deps, 'consoleOrigin' | 'siteUrl'>): string {
  return consoleOrigin === siteUrl ? "'self'" : consoleOrigin
}

async function toResponse(c: Context, page: RenderedPage, clock: Clock): Promise<Response> {
  const { headers, body } = await page.variant(chooseEncoding(c.req.header('accept-encoding')))
  const pairs = Array.from({ length: headers.length / 2 }, (_, i): [string, string] => [
    headers[i * 2] as string,
    headers[i * 2 + 1] as string,
  ])
  pairs.push(['Cache-Control', page.cacheControl(clock.now().getTime()).value])
  const hasBody = c.req.method !== 'HEAD' && page.size > 0
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : (body as Buffer<ArrayBuffer>)
  return new Response(hasBody ? bytes : null, { status: page.status, headers: pairs })
}

/** React Router prints a warning for each malformed path that it is shown. */
function decodable(url: string): string {
  try {
    decodeURIComponent(new URL(url).pathname)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

function keyOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return cacheKey(pathname + search)
}

/** React Router would hold the Origin against that address; where a form may come from has been decided before (same-origin.ts). */
function ofSite(url: string, raw: Request): Request {
  const request = new Request(url, raw)
  request.headers.delete('Origin')
  return request
}
