import { get } from 'node:http'
import { connect } from 'node:http2'

type Answered = { status: number; id: string }

/** What nginx gives out otherwise than ops/nginx.conf means it: over HTTP/2 and TLS, and without. */
export async function checkFront(ports: { https: number; http: number }): Promise<string[]> {
  const site = 'your.site'
  const page = await askOverTls(ports.https, site, '/terms')
  const metrics = await askOverTls(ports.https, site, '/metrics')
  const led = await new Promise<string | undefined>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: ports.http, path: '/terms', headers: { host: site } }
    get(options, (answer) => resolve(answer.resume().headers.location)).once('error', reject)
  })
  const bars = {
    'a page does not come over HTTP/2': page.status === 200 && /^[\da-f]{32}$/.test(page.id),
    'metrics are open': metrics.status === 404,
    'http does not lead to https': led === `https://${site}/terms`,
  }
  return Object.entries(bars).flatMap(([sentence, isMet]) => (isMet ? [] : sentence))
}

function askOverTls(port: number, name: string, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${port}`, { servername: name, rejectUnauthorized: false })
    session.once('error', reject)
    const asked = session.request({ ':path': path, ':authority': name })
    asked.once('error', reject)
    asked.once('response', (headers) => {
      resolve({ status: Number(headers[':status']), id: String(headers['x-request-id']) })
      asked.resume()
      asked.once('end', () => session.close())
    })
  })
}
