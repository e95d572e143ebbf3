import type { Context, MiddlewareHandler } from 'hono'

/**
 * Refuses a body larger than any of our forms. One that doesn't say its length is read first and handed on whole; Hono's
 * own limit copies the request for that, which the light requests of its Node adapter don't allow.
 */
export function limitBody(largest: number): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req
    if (!raw.body) return next()
    const length = raw.headers.get('content-length')
    if (length !== null && !raw.headers.has('transfer-encoding'))
      return Number(length) > largest ? refuse(c) : next()
    const body = await readUpTo(largest, raw.body)
    if (!body) return refuse(c)
    const { method, headers, signal } = raw
    c.req.raw = new Request(raw.url, { method, headers, signal, body })
    return next()
  }
}

const refuse = (c: Context) => c.text('That is more than this form takes.', 413)

async function readUpTo(largest: number, stream: ReadableStream<Uint8Array>): Promise<Blob | null> {
  const chunks: BlobPart[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > largest) return null
    chunks.push(chunk as Uint8Array<ArrayBuffer>)
  }
  return new Blob(chunks)
}
