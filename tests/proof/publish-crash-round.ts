import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '../../database/client.ts'
import { editTrip, itemOf } from '../setup/edit-trip.ts'
import { serverEnvironment } from '../setup/server-environment.ts'
import { openPublisher } from './edition-round.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const root = join(import.meta.dirname, '../..')

export type PublishCrashReport = {
  /** How often the push was killed before it was live, and after. */
  before: number
  after: number
  faults: string[]
}

/** `content push` of the file, killed after so many milliseconds unless it has ended before. */
function push(settings: Record<string, string>, killAfter: number): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['server/operator/index.ts', 'content', 'push', 'trip/lb2'], {
    cwd: root,
    env: { ...serverEnvironment, ...settings },
    stdio: 'ignore',
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), killAfter)
  return new Promise((resolve) => {
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(performance.now() - startedAt)
    })
  })
}

/** Whole: what is live has its version, its row of the log and its job, and nothing stands there of what is not. */
async function findHalves({ pool }: Pick<OpenDatabase, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ versions: number; live: number; logged: number }>(
    `select (select max(version) from content_versions where id = 'lb2') as versions,
      (select version from content_live where id = 'lb2') as live,
      (select count(*)::int from log_entries where subject_id = 'trip/lb2') as logged`,
  )
  const [row] = rows
  return row && row.versions === row.live && row.live === row.logged ? [] : [JSON.stringify(row)]
}

/** Two servers show one edition or the other, whole, whenever who publishes is killed; now and then a server is killed too. */
export async function publishCrashRound(
  database: OpenDatabase & { url: string },
  { rounds }: { rounds: number },
): Promise<PublishCrashReport> {
  const settings = { DATABASE_URL: database.url, SITE_URL: 'http://localhost:3000' }
  const { files, publish, close } = await openPublisher(database)
  const item = itemOf(files, 'trip', 'lb2')
  const report: PublishCrashReport = { before: 0, after: 0, faults: [] }
  const servers: ServerProcess[] = []
  const versionNow = async () =>
    (await database.pool.query<{ version: number }>(`select version from content_live where id = 'lb2'`))
      .rows[0]?.version ?? null
  try {
    for (let i = 0; i < 2; i++) servers.push(await startServerProcess(settings))
    let whole = 0
    for (let round = 0; round <= rounds; round++) {
      const title = `Umling La by Motorcycle, Round ${round}`
      const base = await versionNow()
      const published = await publish(
        { kind: 'trip', id: 'lb2', body: editTrip(item, { title, more: 100 }), base, note: '' },
        { kind: 'command line' },
      )
      if (!published.ok) throw new Error(`round ${round} was not published: ${published.reason}`)
      // The first is left to its end, to know how long it takes; the others die somewhere in it.
      if (round === 0) whole = await push(settings, 120_000)
      else await push(settings, whole * (0.6 + 0.6 * Math.random()))
      const isAfter = (await versionNow()) !== published.version
      if (round > 0) report[isAfter ? 'after' : 'before']++
      report.faults.push(...(await findHalves(database)))
      if (round % 10 === 5) {
        await servers[0]?.kill()
        servers[0] = await startServerProcess(settings)
      }
      const wanted = isAfter ? (item.value as { title: string }).title : title
      for (const { url } of servers)
        if (!(await shows(url, wanted))) report.faults.push(`round ${round}: ${url} does not show ${wanted}`)
    }
  } finally {
    close()
    await Promise.all(servers.map(({ kill }) => kill()))
  }
  return report
}

async function shows(url: string, title: string): Promise<boolean> {
  const [words = title] = title.split(':')
  const deadline = Date.now() + 5_000
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/trip/lb2`)
    if (response.status !== 200) return false
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text())?.[1]?.replaceAll(/<[^>]+>/g, '') ?? ''
    if (heading.includes(words)) return true
    await sleep(50)
  }
  return false
}
