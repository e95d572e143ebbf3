import { type Agent, request } from 'node:http'

export type JsonAnswer = { status: number; body: Record<string, unknown> }

/**
 * Posts JSON to a server of this machine, from any of its addresses: all of 127.0.0.0/8 are its own. Throws when the
 * connection breaks.
 */
export function postJson(
  url: string,
  body: unknown,
  /** Without an agent each request has a connection of its own. */
  {
    from,
    agent = false,
    headers = {},
  }: { from?: string; agent?: Agent | false; headers?: Record<string, string> } = {},
): Promise<JsonAnswer> {
  const { port, pathname, search } = new URL(url)
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method: 'POST',
        localAddress: from,
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          ...headers,
        },
      },
      (answer) => {
        let received = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (received += chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          try {
            resolve({ status: answer.statusCode ?? 0, body: received === '' ? {} : JSON.parse(received) })
          } catch (error) {
            reject(error)
          }
        })
      },
    )
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server had closed a kept connection just when it was used again: nothing was asked yet.
      if (asked.reusedSocket && error.code === 'ECONNRESET')
        resolve(postJson(url, body, { from, agent, headers }))
      else reject(error)
    })
    asked.end(text)
  })
}
