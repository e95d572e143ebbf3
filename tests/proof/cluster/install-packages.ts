import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Debian's package → a file of it, and the services that it brings. */
const packages: Record<string, { file: string; services: string[] }> = {
  'etcd-server': { file: '/usr/bin/etcd', services: ['etcd'] },
  haproxy: { file: '/usr/sbin/haproxy', services: ['haproxy'] },
  patroni: { file: '/usr/bin/patroni', services: ['patroni'] },
  pgbouncer: { file: '/usr/sbin/pgbouncer', services: ['pgbouncer'] },
  'python3-etcd': { file: '/usr/lib/python3/dist-packages/etcd/__init__.py', services: [] },
}
/** What starts no service while it stands there. */
const policy = '/usr/sbin/policy-rc.d'
const versions = '/usr/lib/postgresql'

export const programs = {
  etcd: packages['etcd-server']?.file ?? '',
  haproxy: packages.haproxy?.file ?? '',
  patroni: packages.patroni?.file ?? '',
  pgbouncer: packages.pgbouncer?.file ?? '',
}

/** Installs what is missing where it may, and starts no service. Answers what is missing still, in a sentence. */
export function installPackages(): string | null {
  if (process.platform !== 'linux') return 'It needs Linux, for addresses of its own on loopback.'
  const missing = listMissing()
  if (missing.length === 0) return null
  const sentence = `These packages of Debian are missing: ${missing.join(', ')}`
  if (process.getuid?.() !== 0) return `${sentence}; only root can install them.`
  if (!existsSync('/usr/bin/apt-get')) return `${sentence}; there is no apt-get here.`
  install(missing)
  const left = listMissing()
  return left.length === 0 ? null : `apt-get could not install ${left.join(', ')}.`
}

/** The programs of the newest PostgreSQL of Debian's packages. */
export function findPostgres(): string | null {
  if (!existsSync(versions)) return null
  const newest = readdirSync(versions)
    .filter((version) => existsSync(join(versions, version, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))[0]
  return newest ? join(versions, newest, 'bin') : null
}

function listMissing(): string[] {
  const names = Object.keys(packages).filter((name) => !existsSync(packages[name]?.file ?? ''))
  return findPostgres() ? names : [...names, 'postgresql']
}

function install(missing: string[]): void {
  const holdsBack = !existsSync(policy)
  if (holdsBack) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-q', '-y', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  try {
    apt('update')
    apt('install', '--no-install-recommends', '--no-upgrade', ...missing)
  } finally {
    if (holdsBack) rmSync(policy)
  }
  // Nor shall they start with the machine.
  const services = missing.flatMap((name) => packages[name]?.services ?? ['postgresql'])
  if (existsSync('/usr/bin/systemctl')) spawnSync('systemctl', ['disable', ...services], { stdio: 'ignore' })
}
