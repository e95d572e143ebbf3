import { createHash } from 'node:crypto'
import type { Handler } from 'hono'
import { chooseEncoding, compress, type Encoding } from './compress.ts'

const forOneHour = 'public, max-age=3600'
const quality = 6

/** Answers with a text that is made once, when it is first asked for, and changes with the release alone. */
export function textFile(type: string, make: () => string): Handler {
  let made: { body: Buffer; etag: string } | undefined
  const variants = new Map<Encoding, Promise<Buffer>>()
  return async (c) => {
    if (!made) {
      const body = Buffer.from(make())
      made = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
    }
    const headers = { 'Cache-Control': forOneHour, ETag: made.etag, Vary: 'Accept-Encoding' }
    if (c.req.header('if-none-match') === made.etag) return c.body(null, 304, headers)
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    const variant = variants.get(encoding) ?? compress(made.body, encoding, quality)
    variants.set(encoding, variant)
    return c.body(new Uint8Array(await variant), 200, {
      ...headers,
      'Content-Type': `${type}; charset=utf-8`,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  }
}
