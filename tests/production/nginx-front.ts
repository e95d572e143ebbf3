import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generate } from 'selfsigned'
import { freePort } from '../../bench/free-port.ts'
import { root } from './production-command.ts'

const startsWithin = 10_000

const findNginx = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((place) => join(place, 'nginx'))
    .find((path) => existsSync(path))

/** nginx with ops/nginx.conf in front of two sites; only addresses, places and what Docker's names need are others. Null where it is not installed. */
export async function startNginxFront(folder: string, host: string, sites: [string, string]) {
  const binary = findNginx()
  if (!binary) return null
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }])
  writeFileSync(join(folder, 'privkey.pem'), key)
  writeFileSync(join(folder, 'fullchain.pem'), cert)
  const [plainPort, port] = [await freePort(), await freePort()]
  const changes: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['site-1:3000', new URL(sites[0]).host.replace('localhost', '127.0.0.1')],
    ['site-2:3000', new URL(sites[1]).host.replace('localhost', '127.0.0.1')],
    [' resolve;', ';'],
    ['/etc/nginx/tls/', `${folder}/`],
    ['/run/nginx.pid', `${folder}/nginx.pid`],
    ['/dev/stdout', '/dev/null'],
    ['/dev/stderr', join(folder, 'nginx.log')],
  ]
  let text = readFileSync(join(root, 'ops/nginx.conf'), 'utf8')
  for (const [ours, here] of changes) {
    if (!text.includes(ours)) throw new Error(`ops/nginx.conf does not say ${ours}`)
    text = text.replaceAll(ours, here)
  }
  writeFileSync(join(folder, 'nginx.conf'), text)
  const child = spawn(binary, ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = Date.now() + startsWithin
  while (!(await fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' }).catch(() => null))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('nginx does not start')
    await sleep(50)
  }
  return {
    port,
    cert,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
