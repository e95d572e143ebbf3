import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generate } from 'selfsigned'

const ops = join(import.meta.dirname, '../../ops')
const startsWithin = 10_000

export type Front = {
  /** Where ports and folders of this machine stand in place of the operator's. */
  ports: { https: number; http: number; plain: number }
  /** Where the processes of the site listen. */
  sites: [number, number]
  /** With ops/nginx-edge.conf. */
  edge?: boolean
}

/** Where it is installed. */
export function findNginx(): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((place) => join(place, 'nginx'))
    .find((path) => existsSync(path))
}

/** ops/nginx.conf as a file below `folder`, for this machine: ports, certificate and folders changed, and nothing else. The site answers at a plain port too. */
export async function writeFront(folder: string, { ports, sites, edge = false }: Front): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'your.site' }])
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries({ 'key.pem': key, 'cert.pem': cert }))
    writeFileSync(join(folder, name), text, { mode: 0o600 })
  const at = (name: string) => `"${join(folder, name)}"`
  const changes: [from: string, to: string][] = [
    ['pid /run/nginx.pid;', `pid ${at('pid')}; daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`],
    ['/var/log/nginx/error.log', at('error.log')],
    ['/var/log/nginx/access.log', at('access.log')],
    ['http {\n', `http {\n${ownFolders(at)}\n`],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2; listen 127.0.0.1:${ports.plain};`],
    ['/etc/nginx/tls/fullchain.pem', at('cert.pem')],
    ['/etc/nginx/tls/privkey.pem', at('key.pem')],
    ['/srv/kafila-pictures', at('pictures')],
    ['site-1:3000', `127.0.0.1:${sites[0]}`],
    ['site-2:3000', `127.0.0.1:${sites[1]}`],
    [' resolve;', ';'],
  ]
  let config = readFileSync(join(ops, 'nginx.conf'), 'utf8')
  if (edge) {
    writeFileSync(
      join(folder, 'edge.conf'),
      change(readFileSync(join(ops, 'nginx-edge.conf'), 'utf8'), [['/var/cache/nginx/kafila', at('cache')]]),
    )
    config = change(config, [['# include /etc/nginx/nginx-edge.conf;', `include ${at('edge.conf')};`]])
  }
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, change(config, changes))
  return path
}

function change(text: string, changes: [from: string, to: string][]): string {
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`the configuration of nginx has no ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}

/** Those of the package belong to another user. */
const ownFolders = (at: (name: string) => string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at(name)};`)
    .join(' ')

/** What nginx itself says against a configuration; nothing if it takes it. */
export function checkConfig(nginx: string, path: string): string {
  const { status, stderr } = spawnSync(nginx, ['-t', '-q', '-p', join(path, '..'), '-c', path], {
    encoding: 'utf8',
  })
  return status === 0 ? '' : stderr
}

export type Nginx = {
  pids: () => number[]
  stop: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Runs nginx with a configuration that keeps it in the foreground, until it answers at this address. */
export async function startNginx(nginx: string, path: string, url: string): Promise<Nginx> {
  const child = spawn(nginx, ['-p', join(path, '..'), '-c', path], { stdio: 'inherit' })
  const pids = () => [
    child.pid ?? 0,
    ...spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean)
      .map(Number),
  ]
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
  const deadline = Date.now() + startsWithin
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode === null && Date.now() < deadline) await sleep(50)
    else {
      await stop()
      throw new Error('nginx does not answer')
    }
  }
  return { pids, stop, [Symbol.asyncDispose]: stop }
}
