import { createHash } from 'node:crypto'
import type { PageLifetime } from '#app/page-rules.ts'
import { compress, type Encoding } from './compress.ts'
import type { CacheControl } from './page-life.ts'
import { requestIdHeader } from './request-id.ts'

/** A page as one render made it, and its compressed forms, each made once for everybody who asks for it. */
export type RenderedPage = {
  status: number
  etag: string
  size: number
  cacheControl: CacheControl
  /** The form in an encoding; a promise until it is compressed. */
  variant: (encoding: Encoding) => Variant | Promise<Variant>
}

export type Variant = {
  /** Without Cache-Control, which depends on the moment. */
  headers: string[]
  /**
   * The same for an answer from the cache: they tell proxies, and those who measure, that nothing was rendered for it. Two of its
   * values are set before each answer (fillHitHeaders): Node has read the list when writeHead returns, so one list serves all.
   */
  hitHeaders: string[]
  /** Bytes in a latin1 string: Node then sends head and body in one write, of a copy. Of many bytes no copy is made for whoever reads them slowly. */
  body: string | Buffer
}

export const cacheHit = ['Cache-Status', 'kafila; hit']
/** With places for what differs from answer to answer, counted from the end. */
const endOfHit = ['Cache-Control', '', ...cacheHit, requestIdHeader, '']

export function fillHitHeaders(headers: string[], cacheControl: string, requestId: string): void {
  headers[headers.length - endOfHit.length + 1] = cacheControl
  headers[headers.length - 1] = requestId
}

/** A page that lives for a day is worth more work than one that lives for seconds. */
const qualities: Record<PageLifetime, number> = { day: 8, seats: 5, none: 5 }

/** More than any compressed page has. */
const manyBytes = 64 * 1024

export function createRenderedPage(
  rendered: { status: number; headers: Record<string, string>; body: string },
  lifetime: PageLifetime,
  cacheControl: CacheControl,
): RenderedPage {
  const identity = Buffer.from(rendered.body)
  // Data of another release is another answer, though it may read the same: a 304 would leave its old name on it.
  const release = rendered.headers['x-release'] ?? ''
  const etag = `"${createHash('sha256').update(identity).update(release).digest('base64url').slice(0, 22)}"`
  const variants: Partial<Record<Encoding, Variant | Promise<Variant>>> = {}

  async function makeVariant(encoding: Encoding): Promise<Variant> {
    const body = await compress(identity, encoding, qualities[lifetime])
    const headers = Object.entries({
      ...rendered.headers,
      ...(rendered.status === 200 && lifetime !== 'none' ? { ETag: etag } : {}),
      Vary: 'Accept-Encoding',
      'Content-Length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    }).flat()
    const hitHeaders = [...headers, ...endOfHit]
    const variant = { headers, hitHeaders, body: body.length > manyBytes ? body : body.toString('latin1') }
    variants[encoding] = variant
    return variant
  }

  return {
    status: rendered.status,
    etag,
    size: identity.length,
    cacheControl,
    variant(encoding) {
      const used = identity.length === 0 ? 'identity' : encoding
      variants[used] ??= makeVariant(used)
      return variants[used]
    },
  }
}
