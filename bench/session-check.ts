import { randomUUID } from 'node:crypto'
import { openDatabase } from '#database/client.ts'
import { createDatabase } from '#database/create.ts'
import { startEmbeddedPostgres } from '#database/embedded.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { createOwnAuthority } from '#server/auth/sessions/own-authority.ts'
import { makeTemporaryFolder, removeTemporaryFolder } from '../tests/setup/temporary-folder.ts'

/**
 * What a read of the account costs for the question whether its session still lives, beyond the signature of its token: CPU of the
 * server a read, the median of several rounds. Fails when a page that asks for three things costs more than the bar.
 *   node scripts/node24.mjs bench/session-check.ts [sessions]
 */

const sessions = Number(process.argv[2] ?? 10_000)
const visitsPerRound = 1_000
const rounds = 9
const bar = 0.3

const folder = makeTemporaryFolder()
const postgres = await startEmbeddedPostgres(folder)
await createDatabase(postgres.url('postgres'), 'kafila')
await migrateDatabase(postgres.url('kafila'))
const { db, pool, close } = openDatabase(postgres.url('kafila'), () => {})
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

const notHere = () => Promise.reject(new Error('no token is looked at here'))
const { check } = createOwnAuthority({ db, tokens: { sign: notHere, verify: notHere } })
let next = 0

/** Visits of one session after the other, or of one that reads again and again; so many reads at once. */
async function cpuOf(visits: { reads: number; same?: boolean; intent?: 'read' | 'write' }): Promise<number> {
  const { reads, same = false, intent = 'read' } = visits
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

async function medianOf(visits: Parameters<typeof cpuOf>[0]): Promise<number> {
  await cpuOf(visits)
  const measured: number[] = []
  for (let i = 0; i < rounds; i++) measured.push(await cpuOf(visits))
  return measured.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

const page = await medianOf({ reads: 3 })
for (const [what, cost] of [
  ['a page that asks for three things', page],
  ['a page that asks for one', await medianOf({ reads: 1 })],
  ['one session, again and again', await medianOf({ reads: 1, same: true })],
  ['asked anew every time, as for a write', await medianOf({ reads: 3, intent: 'write' })],
] as const)
  console.log(`${what}: ${cost.toFixed(3)} ms of CPU a read`)
await close()
await postgres.stop()
removeTemporaryFolder(folder)
if (page > bar) {
  console.error(`That is above ${bar} ms.`)
  process.exitCode = 1
}
