import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../bench/free-port.ts'
import { findNginx, startNginx, writeFront } from '../setup/nginx.ts'

/** nginx with ops/nginx.conf in front of two sites. Null where it is not installed. */
export async function startNginxFront(folder: string, sites: [string, string]) {
  const nginx = findNginx()
  if (!nginx) return null
  const ports = { https: await freePort(), http: await freePort(), plain: await freePort() }
  const own = join(folder, 'nginx')
  const [first, second] = sites.map((site) => Number(new URL(site).port)) as [number, number]
  const path = await writeFront(own, { ports, sites: [first, second] })
  const plainUrl = `http://127.0.0.1:${ports.http}`
  const { stop } = await startNginx(nginx, path, `http://127.0.0.1:${ports.plain}/health`)
  return { port: ports.https, cert: readFileSync(join(own, 'cert.pem'), 'utf8'), plainUrl, stop }
}
