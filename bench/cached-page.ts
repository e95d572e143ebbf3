import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverArguments } from '../scripts/run.mjs'
import { makeTemporaryFolder, removeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { startBareHono } from './bare-hono.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { fire } from './fire.ts'

/**
 * The server's CPU time a request for a cached page, against a bare Hono text route of the same size and, where it is
 * installed, nginx with a file of that size. Requests a second swing too much here; CPU time from /proc does not.
 *   node scripts/node24.mjs bench/cached-page.ts
 */

const root = join(import.meta.dirname, '..')
const rounds = 5
const requests = 40_000
const warmUp = 60_000

type Subject = { name: string; url: string; pids: () => number[]; stop: () => Promise<void> }

function started(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
      const found = pattern.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(output)))
  })
}

function stopper(child: ChildProcess) {
  return () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.kill('SIGTERM')
    })
}

async function ours(folder: string): Promise<Subject> {
  const child = spawn(process.execPath, serverArguments, {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      BACKGROUND_PICTURES: 'off',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await started(child, /ready at (\S+)/)
  return { name: 'cached page', url: `${url}/newsletter`, pids: () => [child.pid ?? 0], stop: stopper(child) }
}

async function bareHono(folder: string, bytes: number): Promise<Subject> {
  const route = `const text = 'x'.repeat(${bytes}); app.get('/', (c) => c.text(text))`
  const { url, pid, stop } = await startBareHono(folder, route)
  return { name: 'bare Hono route', url, pids: () => [pid], stop }
}

async function nginx(folder: string, bytes: number): Promise<Subject | null> {
  const binary = ['/usr/sbin/nginx', '/usr/local/bin/nginx'].find(existsSync)
  if (!binary) return null
  mkdirSync(join(folder, 'nginx'), { recursive: true })
  writeFileSync(join(folder, 'nginx/index.html'), 'x'.repeat(bytes))
  const port = 20_000 + (process.pid % 20_000)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid "${folder}/nginx.pid"; error_log stderr crit; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events {} http { access_log off; keepalive_requests 1000000; server { listen 127.0.0.1:${port}; root "${folder}/nginx"; } }`,
  )
  const child = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  await new Promise((resolve) => setTimeout(resolve, 500))
  const pids = () => [
    child.pid ?? 0,
    ...spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
      .stdout.split('\n')
      .filter(Boolean)
      .map(Number),
  ]
  return { name: 'nginx static file', url: `http://127.0.0.1:${port}/`, pids, stop: stopper(child) }
}

const folder = makeTemporaryFolder()
const page = await ours(folder)
await fetch(page.url)
const bytes = Number(
  (await fetch(page.url, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'),
)
const subjects = [page, await bareHono(folder, bytes), await nginx(folder, bytes)].filter(
  (subject) => subject !== null,
)
const figures = new Map<string, number[]>(subjects.map(({ name }) => [name, []]))
for (const { url } of subjects) await fire(url, warmUp)
for (let round = 0; round < rounds; round++) {
  for (const { name, url, pids } of subjects) {
    const before = cpuSeconds(pids())
    await fire(url, requests)
    figures.get(name)?.push(((cpuSeconds(pids()) - before) / requests) * 1e6)
  }
}
for (const { stop } of subjects) await stop()
removeTemporaryFolder(folder, join(folder, 'data'))

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
console.log(`body ${bytes} bytes, ${requests} requests a round, median of ${rounds} interleaved rounds`)
for (const [name, values] of figures)
  console.log(`${name.padEnd(18)} ${median(values).toFixed(1)} µs of CPU a request`)
const ratio = median(figures.get('cached page') ?? []) / median(figures.get('bare Hono route') ?? [])
console.log(`cached page / bare Hono route: ${ratio.toFixed(2)} (at most 1.25)`)
process.exit(ratio <= 1.25 ? 0 : 1)
