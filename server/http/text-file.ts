import { createHash } from 'node:crypto'
import type { Handler } from 'hono'
import { chooseEncoding, compress, type Encoding } from './compress.ts'

const forOneHour = 'public, max-age=3600'
const quality = 6

type Made = { body: Buffer; etag: string; variants: Map<Encoding, Promise<Buffer>> }

const release = {}

/** Answers with a text that is made once, when it is first asked for, of each thing that it is made of; of nothing but the release unless `madeOf` says so. */
export function textFile(type: string, make: () => string, madeOf: () => object = () => release): Handler {
  const known = new WeakMap<object, Made>()
  function madeNow(): Made {
    const source = madeOf()
    const found = known.get(source)
    if (found) return found
    const body = Buffer.from(make())
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const made = { body, etag, variants: new Map<Encoding, Promise<Buffer>>() }
    known.set(source, made)
    return made
  }
  return async (c) => {
    const made = madeNow()
    const headers = { 'Cache-Control': forOneHour, ETag: made.etag, Vary: 'Accept-Encoding' }
    if (c.req.header('if-none-match') === made.etag) return c.body(null, 304, headers)
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    const variant = made.variants.get(encoding) ?? compress(made.body, encoding, quality)
    made.variants.set(encoding, variant)
    return c.body(new Uint8Array(await variant), 200, {
      ...headers,
      'Content-Type': `${type}; charset=utf-8`,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  }
}
