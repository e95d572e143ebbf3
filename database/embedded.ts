import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findHome, type Home } from './embedded-home.ts'

const run = promisify(execFile)
const user = 'kafila'
/** Each server on it holds up to seventeen, and a test run up to a hundred: PostgreSQL's own limit would refuse one now and then. */
const mostConnections = 200

export type EmbeddedPostgres = {
  url: (database: string) => string
  /** Stops the server unless another process still uses it. */
  stop: () => Promise<void>
}

/** A real PostgreSQL whose binaries come with the project, its data below `dataDir`. */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const home = await findHome(dataDir)
  await createCluster(home)
  const port = (await runningPort(home)) ?? (await startServer(home))
  const password = readFileSync(join(home.cluster, 'kafila.password'), 'utf8')
  const url = (database: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  return { url, stop: () => stopIfUnused(home, url('postgres')) }
}

/** The cluster is made aside and moved into place, so that a crash or a second process never meets half of one. */
async function createCluster(home: Home): Promise<void> {
  if (existsSync(join(home.cluster, 'PG_VERSION'))) return
  const draft = `${home.cluster}.new-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  const passwordFile = `${draft}.password`
  const password = randomBytes(24).toString('base64url')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (home.owner) {
    chownSync(draft, home.owner.uid, home.owner.gid)
    chownSync(passwordFile, home.owner.uid, home.owner.gid)
  }
  try {
    await run(
      join(home.binaries, 'initdb'),
      [
        `--pgdata=${draft}`,
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      spawnAs(home),
    )
    writeFileSync(join(draft, 'kafila.password'), password, { mode: 0o600 })
    renameSync(draft, home.cluster)
  } catch (error) {
    if (!existsSync(join(home.cluster, 'PG_VERSION'))) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
    rmSync(passwordFile, { force: true })
  }
}

async function startServer(home: Home): Promise<number> {
  const port = await freePort()
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=${mostConnections}`
  try {
    // pg_ctl gives the server a session of its own: Ctrl-C reaches the application alone, which then stops both in order.
    await run(
      join(home.binaries, 'pg_ctl'),
      ['start', '-w', '-D', home.cluster, '-l', `${home.cluster}.log`, '-o', options],
      spawnAs(home),
    )
    return port
  } catch (error) {
    for (let tries = 0; tries < 50; tries++) {
      const other = await runningPort(home)
      if (other) return other
      await sleep(100)
    }
    throw error
  }
}

/** The port of the server that already runs on this cluster, if one answers. */
async function runningPort(home: Home): Promise<number | null> {
  const { pid, port } = readServer(home) ?? {}
  if (!pid || !port || !isAlive(pid)) return null
  const password = readFileSync(join(home.cluster, 'kafila.password'), 'utf8')
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  })
  try {
    await client.connect()
    return port
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

/** What the server has written of itself. */
function readServer(home: Home): { pid: number; port: number } | null {
  const file = join(home.cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

async function stopIfUnused(home: Home, url: string): Promise<void> {
  const server = readServer(home)?.pid
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    if (await isUsedByOthers(client)) return
  } catch {
    // A server that does not answer is stopped as well.
  } finally {
    await client.end().catch(() => {})
  }
  await run(
    join(home.binaries, 'pg_ctl'),
    ['stop', '-w', '-m', 'fast', '-D', home.cluster],
    spawnAs(home),
  ).catch(() => {})
  if (server) await untilEnded(server)
}

/** In milliseconds: on a busy machine a connection that this process has closed is listed for a while. */
const longestGoodbye = 1_000

async function isUsedByOthers(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + longestGoodbye
  for (;;) {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    if (!rows[0]?.others) return false
    if (Date.now() > deadline) return true
    await sleep(20)
  }
}

/** pg_ctl waits for the end of the server's file alone, which goes a moment before the server does. */
async function untilEnded(pid: number): Promise<void> {
  for (let tries = 0; tries < 200 && isAlive(pid); tries++) await sleep(10)
}

function spawnAs(home: Home) {
  return { ...(home.owner ?? {}), cwd: home.folder }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
