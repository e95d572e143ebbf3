import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx, type Nginx, startNginx as start } from '../tests/setup/nginx.ts'
import { freePort } from './free-port.ts'

/** nginx with a file of so many bytes, on loopback and with settings of its own in `folder`; null where it isn't installed. */
export async function startNginx(folder: string, bytes: number): Promise<(Nginx & { url: string }) | null> {
  const nginx = findNginx()
  if (!nginx) return null
  mkdirSync(join(folder, 'nginx'), { recursive: true })
  writeFileSync(join(folder, 'nginx/index.html'), 'x'.repeat(bytes))
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; pid "${folder}/nginx.pid"; error_log stderr crit; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events {} http { access_log off; keepalive_requests 1000000; server { listen 127.0.0.1:${port}; root "${folder}/nginx"; } }`,
  )
  const url = `http://127.0.0.1:${port}/`
  return { url, ...(await start(nginx, config, url)) }
}
