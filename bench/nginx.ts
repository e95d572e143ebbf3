import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export type Nginx = { url: string; pids: () => number[]; stop: () => Promise<void> }

const startsWithin = 5_000

/** nginx with a file of so many bytes, on loopback and with settings of its own in `folder`; null where it isn't installed. */
export async function startNginx(folder: string, bytes: number): Promise<Nginx | null> {
  const binary = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((place) => join(place, 'nginx'))
    .find((path) => existsSync(path))
  if (!binary) return null
  mkdirSync(join(folder, 'nginx'), { recursive: true })
  writeFileSync(join(folder, 'nginx/index.html'), 'x'.repeat(bytes))
  const port = await freePort()
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid "${folder}/nginx.pid"; error_log stderr crit; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events {} http { access_log off; keepalive_requests 1000000; server { listen 127.0.0.1:${port}; root "${folder}/nginx"; } }`,
  )
  const child = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}/`
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
  if (await answersWithin(url)) return { url, pids, stop }
  await stop()
  throw new Error('nginx does not answer')
}

async function answersWithin(url: string): Promise<boolean> {
  const deadline = Date.now() + startsWithin
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true
    await sleep(50)
  }
  return false
}
