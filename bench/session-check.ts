import { randomUUID } from 'node:crypto'
import { openDatabase } from '#database/client.ts'
import { createDatabase } from '#database/create.ts'
import { startEmbeddedPostgres } from '#database/embedded.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { longPatience } from '#database/patience.ts'
import { createOwnAuthority } from '#server/auth/sessions/own-authority.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../tests/setup/temporary-folder.ts'
import { bars } from './figures/bars.ts'
import { type Bench, figure } from './figures/figure.ts'
import { given, progress, quick, runAlone } from './figures/run-alone.ts'
import { median } from './figures/statistics.ts'

/**
 * What a read of the account costs for the question whether its session still lives, beyond the signature of its token: CPU of the
 * server a read, the median of several rounds.
 *   node scripts/node24.mjs bench/session-check.ts [--quick] [sessions]
 */

const sessions = Number(given[0] ?? 10_000)
const visitsPerRound = 1_000
const rounds = quick ? 3 : 9

type Person = { sub: string; sessionId: string }
type Database = ReturnType<typeof openDatabase>
type Visits = { reads: number; same?: boolean; intent?: 'read' | 'write' }

async function addSessions(pool: Database['pool']): Promise<Person[]> {
  const people = Array.from({ length: sessions }, () => ({ sub: randomUUID(), sessionId: randomUUID() }))
  await pool.query(
    `with who as (select * from unnest($1::uuid[], $2::uuid[]) with ordinality as t(sub, session_id, n)),
     users as (insert into auth_users (id, phone, metadata, phone_confirmed_at, created_at, updated_at)
       select sub, (919000000000 + n)::text, '{}', now(), now(), now() from who returning id)
     insert into auth_sessions (id, user_id, aal, amr, counter, device_kind, device_name, created_at, last_used_at)
       select session_id, sub, 'aal1', '[]', 1, 'phone', 'Chrome on Android', now(), now() from who`,
    [people.map(({ sub }) => sub), people.map(({ sessionId }) => sessionId)],
  )
  await pool.query('analyze')
  return people
}

/** Answers what visits cost: those of one session after the other, or of one that reads again and again; so many reads at once. */
function createMeter(db: Database['db'], people: Person[]): (visits: Visits) => Promise<number> {
  const notHere = () => Promise.reject(new Error('no token is looked at here'))
  const { check } = createOwnAuthority({ db, tokens: { sign: notHere, verify: notHere } })
  let next = 0

  async function cpuOf({ reads, same = false, intent = 'read' }: Visits): Promise<number> {
    const before = process.cpuUsage()
    for (let visit = 0; visit < visitsPerRound; visit++) {
      const who = people[same ? 0 : next++ % sessions] ?? { sub: '', sessionId: '' }
      const claims = { ...who, phone: '', aal: 'aal1', codeAt: null }
      const answers = await Promise.all(Array.from({ length: reads }, () => check('', claims, intent)))
      if (answers.some((answer) => answer !== 'ok')) throw new Error(answers.join())
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / visitsPerRound / reads
  }

  return async (visits) => {
    await cpuOf(visits)
    const measured: number[] = []
    for (let i = 0; i < rounds; i++) measured.push(await cpuOf(visits))
    return median(measured)
  }
}

export async function measureSessionCheck(): Promise<Bench> {
  const folder = makeTemporaryFolder()
  const postgres = await startEmbeddedPostgres(folder)
  try {
    await createDatabase(postgres.url('postgres'), 'kafila')
    await migrateDatabase(postgres.url('kafila'))
    const { db, pool, close } = openDatabase(postgres.url('kafila'), () => {}, { patience: longPatience })
    const costOf = createMeter(db, await addSessions(pool))
    progress(`${sessions} sessions`)
    const figures = [
      figure('a page that asks for three things', await costOf({ reads: 3 }), 'ms', bars.sessionCheck),
      figure('a page that asks for one', await costOf({ reads: 1 }), 'ms'),
      figure('one session, again and again', await costOf({ reads: 1, same: true }), 'ms'),
      figure('asked anew every time, as for a write', await costOf({ reads: 3, intent: 'write' }), 'ms'),
    ]
    await close()
    return {
      title: 'Whether a session lives',
      note: `CPU a read, beyond the signature of the token; ${visitsPerRound} visits a round, medians of ${rounds}.`,
      figures,
    }
  } finally {
    await postgres.stop()
    removeTemporaryFolder(folder)
  }
}

if (import.meta.main) await runAlone(measureSessionCheck)
