import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FrontWire = Awaited<ReturnType<typeof startFrontWire>>

/** A wire between the browser and a server that can be cut, fall silent, or look as if another release had taken the server's place. */
export async function startFrontWire(target: string) {
  let state: 'open' | 'cut' | 'silent' = 'open'
  let renamed: { from: string; to: string } | null = null
  let unanswered: string | null = null

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    if (state === 'cut') asked.socket.destroy()
    if (state !== 'open' || asked.url === unanswered) return
    const path = (asked.url ?? '/').replaceAll(renamed?.to ?? '\0', renamed?.from ?? '')
    const isGone = renamed !== null && (asked.url ?? '').includes(renamed.from)
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = asked.headers
    const further = request(target + path, { method: asked.method, headers }, async (given) => {
      const chunks: Buffer[] = []
      for await (const chunk of given) chunks.push(chunk)
      const whole = Buffer.concat(chunks)
      const isText = /html|javascript/.test(given.headers['content-type'] ?? '')
      const body = renamed && isText ? Buffer.from(`${whole}`.replaceAll(renamed.from, renamed.to)) : whole
      for (const [name, value] of Object.entries(given.headers))
        if (value !== undefined && name !== 'transfer-encoding') answer.setHeader(name, value)
      answer.setHeader('content-length', body.length)
      // Other scripts have other hashes.
      if (renamed) answer.removeHeader('content-security-policy')
      if (renamed && answer.hasHeader('x-release')) answer.setHeader('x-release', renamed.to)
      answer.writeHead(isGone ? 404 : (given.statusCode ?? 502))
      answer.end(asked.method === 'HEAD' ? undefined : body)
    })
    further.on('error', () => asked.socket.destroy())
    asked.pipe(further)
  }

  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      state = 'cut'
      server.closeAllConnections()
    },
    /** Requests are taken and never answered. */
    silence() {
      state = 'silent'
    },
    /** One address is not answered. */
    hold(path: string) {
      unanswered = path
    },
    mend() {
      state = 'open'
    },
    /** From now on scripts and pages say another release; what is named after the old one is gone. */
    renameRelease(from: string, to: string) {
      renamed = { from, to }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
