import type { Context } from 'hono'
import { type Refusal, type RefusalStatus, refusalOf, refusals, retryAfterFailure } from './refusals.ts'

/** Refuses a request: in JSON under /api, with a page of the site everywhere else. */
export type Refuse = (c: Context, status: RefusalStatus) => Promise<Response>

export function createRefuse(renderRefusal: (c: Context, refusal: Refusal) => Promise<Response>): Refuse {
  return async (c, status) => {
    if (status === 503) c.header('Retry-After', String(retryAfterFailure))
    if (isApi(c.req.path))
      return c.json({ error: refusals[status].error }, status, { 'Cache-Control': 'no-store' })
    return renderRefusal(c, refusalOf(status))
  }
}

/** Routes match in any case, so this does too. */
export function isApi(path: string): boolean {
  return /^\/api(\/|$)/i.test(path)
}
