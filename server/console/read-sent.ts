import type { Context } from 'hono'
import { readBody } from '../http/read-body.ts'
import type { Refused } from './refused.ts'

const largestForm = 256 * 1024
const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i

export type Sent = { ok: true; form: URLSearchParams | null } | { ok: false; refused: Refused }

/** The form of a request: none where it only reads. Only the console's own pages may send one. */
export async function readSent(c: Context, origin: string): Promise<Sent> {
  const { method, raw } = c.req
  if (method === 'GET' || method === 'HEAD') return { ok: true, form: null }
  const refuse = (refused: Refused): Sent => ({ ok: false, refused })
  if (method !== 'POST') return refuse({ kind: 'unreadable', status: 405 })
  if (!isFromConsole(c, origin)) return refuse({ kind: 'from elsewhere', status: 403 })
  if (!formType.test(c.req.header('content-type') ?? '')) return refuse({ kind: 'unreadable', status: 415 })
  const body = await readBody(raw, largestForm)
  return body
    ? { ok: true, form: new URLSearchParams(await body.text()) }
    : refuse({ kind: 'unreadable', status: 413 })
}

/** Every browser says where a form comes from; one that does not, or says something else, is refused. */
function isFromConsole(c: Context, origin: string): boolean {
  const site = c.req.header('sec-fetch-site')
  return c.req.header('origin') === origin && (site === undefined || site === 'same-origin')
}
