import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Sent = {
  method: string
  /** As it stands in the request line. */
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}
export type Answered = { status: number; type: string; text: string }

const packing: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

function unpacked(body: Buffer, encoding = ''): Buffer {
  return body.length > 0 ? (packing[encoding]?.(body) ?? body) : body
}

const agent = new Agent({ keepAlive: true })

/** Sends what `fetch` would tidy up or refuse: any method, any address, a body with every method. */
export function sendRaw(url: string, { method, path, headers, body }: Sent): Promise<Answered> {
  const { port } = new URL(url)
  // With some methods Node would send a body without saying how long it is.
  const framed =
    body === undefined || headers?.['transfer-encoding']
      ? headers
      : { ...headers, 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, agent, headers: framed }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          text: unpacked(Buffer.concat(chunks), answer.headers['content-encoding']).toString(),
        }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
