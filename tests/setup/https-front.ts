import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

/** A proxy with TLS in front of a server, as operators have one: the server behind it sees http. */
export async function startHttpsFront(host: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }])
  let behind = ''
  const server = createServer({ key, cert }, (asked, answer) => {
    const headers = {
      ...asked.headers,
      'x-forwarded-for': asked.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    }
    const further = request(behind + asked.url, { method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    further.on('error', () => asked.socket.destroy())
    asked.pipe(further)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `https://${host}:${port}`,
    port,
    /** What a visitor has to trust. */
    cert,
    /** The server exists only after the front, whose address it must know. */
    passTo(url: string) {
      behind = url
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
