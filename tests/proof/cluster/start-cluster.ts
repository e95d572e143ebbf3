import { randomBytes } from 'node:crypto'
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseUser } from '../../../database/embedded-home.ts'
import { clusterFiles, fillTemplate } from './fill-template.ts'
import { programs } from './install-packages.ts'
import { createMachine, type Machine } from './machine.ts'
import { killTrees, makeOwned, type Owner, startProgram, writeOwned } from './programs.ts'

const longestFounding = 90_000

export type Cluster = {
  folder: string
  /** Pieces of the log, as `archive-wal` keeps them. */
  archive: string
  owner: Owner | null
  postgres: string
  replicationPassword: string
  /** Of a machine that is not part of it. */
  spareAddress: string
  /** As the superuser, on the primary. */
  ask: (...statements: string[]) => Promise<pg.QueryResult[]>
  /** The three addresses that the site is given. */
  settings: { DATABASE_URL: string; DATABASE_DIRECT_URL: string; DATABASE_READ_URL: string }
  findPrimary: () => Promise<Machine>
  /** Until each machine has its part: a primary, a synchronous standby, and one more that follows. */
  untilWhole: (longest: number) => Promise<void>
  logs: () => string
  [Symbol.asyncDispose]: () => Promise<void>
}

type Member = { name: string; role: string; state: string }

/** Three machines with PostgreSQL, and one of the site with HAProxy and PgBouncer, each at an address of its own on loopback. */
export async function startCluster(postgres: string): Promise<Cluster> {
  await using started = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'kafila-cluster-'))
  started.defer(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const owner = process.getuid?.() === 0 ? databaseUser() : null
  const archive = join(folder, 'archive')
  makeOwned(archive, owner)
  copyFileSync(join(clusterFiles, 'archive-wal'), join(folder, 'archive-wal'))
  const values = { ...drawValues(), ...placesIn(folder), POSTGRES_BIN: postgres }
  const machines = [1, 2, 3].map((number) => {
    const at = { name: `node${number}`, address: values[`NODE${number}` as 'NODE1'] }
    return createMachine(at, { folder, owner, values })
  })
  for (const machine of machines) {
    started.defer(machine.kill)
    machine.start()
  }
  const run = (program: 'haproxy' | 'pgbouncer', file: string, args: string[]) => {
    writeOwned(join(folder, file), fillTemplate(file, values), owner)
    const child = startProgram(programs[program], args, { owner, log: join(folder, `${program}.log`) })
    started.defer(() => killTrees([child.pid ?? 0]))
  }
  run('haproxy', 'haproxy.cfg', ['-db', '-f', join(folder, 'haproxy.cfg')])
  const site = `postgres://kafila:${values.KAFILA_PASSWORD}@${values.SITE}`
  const logs = () => machines.map((machine) => machine.logs()).join('\n')
  const watched = watchMembers(
    machines,
    `postgres://postgres:${values.SUPERUSER_PASSWORD}@${values.SITE}:5000/postgres`,
  )
  await watched.untilWhole(longestFounding).catch((error) => {
    throw new Error(`${error.message}\n${logs()}`)
  })
  await watched.ask(...fillTemplate('kafila.sql', values).split(/;\s*$/m))
  writeOwned(values.USERLIST, fillTemplate('userlist.txt', values), owner)
  run('pgbouncer', 'pgbouncer.ini', [join(folder, 'pgbouncer.ini')])
  const all = started.move()
  return {
    folder,
    archive,
    owner,
    postgres,
    replicationPassword: values.REPLICATION_PASSWORD,
    settings: {
      DATABASE_URL: `${site}:6432/kafila`,
      DATABASE_DIRECT_URL: `${site}:5000/kafila`,
      DATABASE_READ_URL: `${site}:5001/kafila`,
    },
    spareAddress: values.SPARE,
    ...watched,
    logs,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

/** Passwords, and addresses that nobody else on this machine has. */
function drawValues() {
  const [second = 0, third = 0] = randomBytes(2)
  const at = (last: number) => `127.${100 + (second % 150)}.${third}.${last}`
  const password = () => randomBytes(18).toString('hex')
  return {
    NODE1: at(1),
    NODE2: at(2),
    NODE3: at(3),
    SPARE: at(4),
    SITE: at(9),
    NETWORK: '127.0.0.0/8',
    SUPERUSER_PASSWORD: password(),
    REPLICATION_PASSWORD: password(),
    KAFILA_PASSWORD: password(),
    // One that is real would restart this machine.
    WATCHDOG: 'off',
  }
}

function placesIn(folder: string) {
  return {
    ARCHIVE: join(folder, 'archive'),
    ARCHIVE_WAL: join(folder, 'archive-wal'),
    USERLIST: join(folder, 'userlist.txt'),
  }
}

function watchMembers(machines: Machine[], adminUrl: string) {
  /** As the first machine that answers tells it. */
  async function listMembers(): Promise<Member[]> {
    for (const { address } of machines) {
      const answer = await fetch(`http://${address}:8008/cluster`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => null)
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }

  async function ask(...statements: string[]): Promise<pg.QueryResult[]> {
    const client = new pg.Client({
      connectionString: adminUrl,
      connectionTimeoutMillis: 2000,
      query_timeout: 10_000,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      const results: pg.QueryResult[] = []
      for (const statement of statements) results.push(await client.query(statement))
      return results
    } finally {
      await client.end().catch(() => {})
    }
  }

  async function isWhole(): Promise<boolean> {
    const roles = (await listMembers()).map(({ role }) => role).sort()
    if (roles.join() !== 'leader,replica,sync_standby') return false
    const following = `select from pg_stat_replication where state = 'streaming' and application_name like 'node%'`
    const [streams] = await ask(following).catch(() => [])
    return streams?.rowCount === machines.length - 1
  }

  return {
    ask,
    async untilWhole(longest: number) {
      const deadline = Date.now() + longest
      while (!(await isWhole())) {
        if (Date.now() > deadline)
          throw new Error(`not every machine has its part: ${JSON.stringify(await listMembers())}`)
        await sleep(200)
      }
    },
    async findPrimary() {
      const leader = (await listMembers()).find(({ role }) => role === 'leader')
      const machine = machines.find(({ name }) => name === leader?.name)
      if (!machine) throw new Error('there is no primary')
      return machine
    },
  }
}
