import { request } from 'node:https'

export type Answer = { status: number; location: string; bytes: Buffer; text: string }
type Asked = { method?: string; headers?: Record<string, string>; body?: string }
export type Visit = (url: string, asked?: Asked) => Promise<Answer>

/** Whoever comes to a site by its name: that name leads to a port of this machine, and TLS must prove it. Redirects are not followed. */
export function createVisitor(fronts: Record<string, { port: number; cert: string }>): Visit {
  return (address, { method = 'GET', headers = {}, body } = {}) => {
    const url = new URL(address)
    const front = fronts[url.hostname]
    if (!front) throw new Error(`${url.hostname} leads nowhere`)
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: front.port,
          servername: url.hostname,
          ca: front.cert,
          agent: false,
          method,
          path: url.pathname + url.search,
          headers: { host: url.host, ...headers },
        },
        async (answer) => {
          const parts: Buffer[] = []
          for await (const part of answer) parts.push(part)
          const bytes = Buffer.concat(parts)
          const { location = '' } = answer.headers
          resolve({ status: answer.statusCode ?? 0, location, bytes, text: `${bytes}` })
        },
      )
      asked.once('error', reject)
      asked.end(body)
    })
  }
}
