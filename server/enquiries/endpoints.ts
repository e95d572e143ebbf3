import { Hono } from 'hono'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { checkEnquiry } from '#domain/forms/enquiry-request.ts'
import { minutesToWait } from '#domain/forms/minutes-to-wait.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { Site } from '#domain/site/site.ts'
import { clientAddress } from '../http/client-address.ts'
import type { RateLimiter } from '../http/rate-limits.ts'
import type { Log } from '../log.ts'
import type { ReceiveEnquiry } from './receive-enquiry.ts'

export type EnquiryRouteDeps = {
  receive: ReceiveEnquiry
  limits: RateLimiter
  clock: Clock
  log: Log
  site: Site
  trustedProxies: number
}

/** Mounted at /api/enquiries. */
export function enquiryRoutes({ receive, limits, clock, log, site, trustedProxies }: EnquiryRouteDeps): Hono {
  const callUs = `write to ${site.email} or call ${displayPhone(site.phone)}`
  const routes = new Hono()
  routes.post('/', async (c) => {
    c.header('Cache-Control', 'no-store')
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
      return c.json({ error: 'Send the enquiry as application/json.' }, 415)
    const body: unknown = await c.req.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return c.json({ error: 'The body is not a JSON object.' }, 400)

    const checked = checkEnquiry(body, dateInIndia(clock.now()))
    if (!checked.ok) return c.json({ errors: checked.errors }, 422)

    const allowed = limits.take('enquiry', clientAddress(c, trustedProxies))
    if (!allowed.ok) {
      c.header('Retry-After', String(allowed.retryAfter))
      const wait = minutesToWait(allowed.retryAfter)
      return c.json({ error: `That was a lot of enquiries. Wait ${wait}, or ${callUs}.` }, 429)
    }
    try {
      return c.json({ reference: await receive(checked.enquiry) }, 201)
    } catch (error) {
      log.error({ error }, 'an enquiry was not stored')
      c.header('Retry-After', '60')
      return c.json({ error: `We could not store that just now. Try again in a minute, or ${callUs}.` }, 503)
    }
  })
  return routes
}
