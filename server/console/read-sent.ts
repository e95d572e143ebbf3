import type { Context } from 'hono'
import { readBody } from '../http/read-body.ts'
import type { SentFiles } from './desk.ts'
import type { Refused } from './refused.ts'

const largestForm = 256 * 1024
/** A photograph of a telephone has a few megabytes, one of a good camera some twenty. */
const largestWithFiles = 25 * 1024 * 1024
const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i
const filesType = /^multipart\/form-data\s*;/i

export type Sent =
  | { ok: true; form: URLSearchParams | null; files: SentFiles }
  | { ok: false; refused: Refused }

type Asked = {
  origin: string
  /** Whether this page takes files of whoever asks; asked only for a form that holds some. */
  mayHoldFiles: () => Promise<boolean>
}

/** The form of a request: none where it only reads. Only the console's own pages may send one. */
export async function readSent(c: Context, { origin, mayHoldFiles }: Asked): Promise<Sent> {
  const { method, raw } = c.req
  if (method === 'GET' || method === 'HEAD') return { ok: true, form: null, files: new Map() }
  const refuse = (refused: Refused): Sent => ({ ok: false, refused })
  if (method !== 'POST') return refuse({ kind: 'unreadable', status: 405 })
  if (!isFromConsole(c, origin)) return refuse({ kind: 'from elsewhere', status: 403 })
  const type = c.req.header('content-type') ?? ''
  const holdsFiles = filesType.test(type) && (await mayHoldFiles())
  if (!holdsFiles && !formType.test(type)) return refuse({ kind: 'unreadable', status: 415 })
  const body = await readBody(raw, holdsFiles ? largestWithFiles : largestForm)
  if (!body) return refuse({ kind: 'unreadable', status: 413 })
  if (!holdsFiles) return { ok: true, form: new URLSearchParams(await body.text()), files: new Map() }
  const parts = await readParts(body, type)
  return parts ? { ok: true, ...parts } : refuse({ kind: 'unreadable', status: 400 })
}

/** Fields and files of a form with files; null when it can't be read as one. */
async function readParts(body: Blob, type: string) {
  const read = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => null)
  if (!read) return null
  const form = new URLSearchParams()
  const files = new Map<string, Buffer>()
  for (const [name, value] of read) {
    if (typeof value === 'string') form.append(name, value)
    else if (value.size > 0) files.set(name, Buffer.from(await value.arrayBuffer()))
  }
  return { form, files }
}

/** Every browser says where a form comes from; one that does not, or says something else, is refused. */
function isFromConsole(c: Context, origin: string): boolean {
  const site = c.req.header('sec-fetch-site')
  return c.req.header('origin') === origin && (site === undefined || site === 'same-origin')
}
