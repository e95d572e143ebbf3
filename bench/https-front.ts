import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

export type Passed = { path: string; type: string; bytes: number }

/** HTTP/2 over TLS in front of a local server, as a proxy would stand there in production. `tell` hears of every answer that was passed on whole. */
export async function startHttpsFront(
  target: string,
  folder: string,
  tell: (passed: Passed) => void = () => {},
): Promise<{ url: string; stop: () => void }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    {
      stdio: 'ignore',
    },
  )
  const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])
  const front = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (incoming, outgoing) => {
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
      )
      const { hostname, port } = new URL(target)
      const forwarded = request(
        {
          hostname,
          port,
          method: incoming.method,
          path: incoming.url,
          headers: { ...headers, host: 'localhost' },
        },
        (answer) => {
          const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name))
          outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
          let bytes = 0
          answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
          answer.once('end', () =>
            tell({ path: incoming.url ?? '', type: answer.headers['content-type'] ?? '', bytes }),
          )
          answer.pipe(outgoing as unknown as NodeJS.WritableStream)
        },
      )
      forwarded.once('error', () => outgoing.stream.close())
      incoming.pipe(forwarded)
    },
  )
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', () => resolve()))
  return { url: `https://localhost:${(front.address() as AddressInfo).port}`, stop: () => front.close() }
}
