import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  type PaymentAnswer,
  type PaymentRequest,
  paymentRequestSchema,
} from '#domain/bookings/payment-request.ts'
import type { SiteAuth } from '#domain/site/site.ts'
import type { AuthSettings } from '../../env/auth.ts'
import type { WebSettings } from '../../env/web.ts'
import { clientAddress } from '../../http/client-address.ts'
import { isDatabaseAway } from '../../http/database-away.ts'
import { jsonType } from '../../http/json-fields.ts'
import { readBody } from '../../http/read-body.ts'
import { isFromElsewhere } from '../../http/same-origin.ts'
import type { IdentifyTraveller } from '../../identity/identify-traveller.ts'
import type { TakeFromLimit } from '../../limits/limiter.ts'
import type { Log } from '../../log.ts'
import { loginOver } from './refuse-payment.ts'
import type { StartPayment } from './start-payment.ts'

/** In bytes. */
const largest = 64 * 1024
/** Objects within each other; nothing is read below. */
const deepest = 4

export type PaymentRouteDeps = {
  startPayment: StartPayment
  identifyTraveller: IdentifyTraveller
  takeFromLimit: TakeFromLimit
  /** Whoever shows the hosted project's public key alone is a visitor. */
  site: { auth: Pick<SiteAuth, 'anonKey'> }
  env: { web: Pick<WebSettings, 'siteUrl'>; auth: Pick<AuthSettings, 'hosted'> }
  trustedProxies: number
  log: Log
}

/** Mounted at /functions/v1. Clients of such functions throw away what comes with another status than 200, so a refusal has it too. */
export function paymentRoutes(deps: PaymentRouteDeps): Hono {
  const { startPayment, takeFromLimit, trustedProxies, log } = deps
  const routes = new Hono()
  routes.onError((error, c) => {
    log.error({ path: c.req.path, error }, 'a payment was not started')
    const away = isDatabaseAway(error)
    return answer(c, {
      success: false,
      code: 'provider_unavailable',
      error: away ? notNow : 'Something went wrong on our side. Please try again.',
    })
  })
  routes.post('/phonepe-payment', async (c) => {
    if (isForeign(c, deps)) return answer(c, invalid('Origin', 'Payments start on our own pages alone.'))
    const read = await readRequest(c)
    if (!read.ok) return answer(c, read.refusal)
    const address = clientAddress(c, trustedProxies)
    const taken = await takeFromLimit('paymentPerAddress', address)
    if (!taken.ok) return answer(c, tooMany)
    const who = await travellerOf(c, deps)
    if (!who.ok) return answer(c, who.refusal)
    if (read.request.booking.useWallet && !who.travellerId)
      return answer(c, invalid('booking.useWallet', 'Please log in to use wallet credit.'))
    return answer(c, await startPayment(read.request, { travellerId: who.travellerId, address }))
  })
  routes.all('/phonepe-payment', (c) => {
    c.header('Allow', 'POST')
    return c.json({ error: 'This address can’t be asked in that way.' }, 405)
  })
  routes.all('*', (c) => c.json({ error: 'There is nothing at this address.' }, 404))
  return routes
}

const notNow = 'We can’t book just now. Please try again in a minute.'
const tooMany: PaymentAnswer = {
  success: false,
  code: 'rate_limited',
  error: 'That was a lot of tries. Please wait a few minutes, then try again.',
}

function answer(c: Context, body: PaymentAnswer): Response {
  c.header('Cache-Control', 'no-store')
  return c.json(body)
}

function invalid(field: string, error: string): PaymentAnswer {
  return { success: false, code: 'invalid_input', error, field }
}

/** What our page sends to the hosted project arrives here with our origin, though the browser calls that project another site. */
function isForeign(c: Context, { env }: PaymentRouteDeps): boolean {
  const { siteUrl } = env.web
  const known = [siteUrl, env.auth.hosted && new URL(env.auth.hosted.url).origin]
  return !known.includes(c.req.header('origin') ?? '') && isFromElsewhere(c, siteUrl)
}

async function readRequest(
  c: Context,
): Promise<{ ok: true; request: PaymentRequest } | { ok: false; refusal: PaymentAnswer }> {
  const refuse = (field: string, error: string) => ({ ok: false, refusal: invalid(field, error) }) as const
  if (!jsonType.test(c.req.header('content-type') ?? ''))
    return refuse('Content-Type', 'The body must be sent as application/json.')
  const body = await readBody(c.req.raw, largest)
  if (!body) return refuse('body', 'That is more than this address takes.')
  let value: unknown
  try {
    value = JSON.parse(await body.text())
  } catch {
    return refuse('body', 'The body is not JSON.')
  }
  const unreadable = unreadableText(value)
  if (unreadable !== null)
    return refuse(unreadable || 'body', 'This text holds characters that can’t be read.')
  const parsed = v.safeParse(paymentRequestSchema, value)
  if (parsed.success) return { ok: true, request: parsed.output }
  const [issue] = parsed.issues
  const field = v.getDotPath(issue) ?? 'body'
  return refuse(field, issue.message)
}

/** Where a text stands with a NUL or half a character, which a form would tidy away: no page sends such. Null when there is none. */
function unreadableText(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? null : path
  if (typeof value !== 'object' || value === null || depth > deepest) return null
  for (const [name, inner] of Object.entries(value)) {
    const found = unreadableText(inner, path ? `${path}.${name}` : name, depth + 1)
    if (found !== null) return found
  }
  return null
}

async function travellerOf(
  c: Context,
  { identifyTraveller, site }: PaymentRouteDeps,
): Promise<{ ok: true; travellerId: string | null } | { ok: false; refusal: PaymentAnswer }> {
  const authorization = c.req.header('authorization')
  if (!authorization || (site.auth.anonKey && authorization === `Bearer ${site.auth.anonKey}`))
    return { ok: true, travellerId: null }
  const identified = await identifyTraveller(authorization, 'write')
  if (identified.ok) return { ok: true, travellerId: identified.traveller.id }
  const refusal: PaymentAnswer =
    identified.code === 'away' ? { success: false, code: 'provider_unavailable', error: notNow } : loginOver
  return { ok: false, refusal }
}
