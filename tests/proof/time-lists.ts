import type pg from 'pg'
import { faultsOf } from './proof.ts'

const rounds = 40
/** In milliseconds, of 95 in 100 pages of each list. */
const longestPage = 100

type List<Place> = (after: Place | null) => Promise<{ next: Place | null }>
type Lists<Place> = {
  /** The first is the one that no list may read whole. */
  tables: [string, ...string[]]
  /** A list or a search of each kind, as it stands in the address. */
  questions: Record<string, string>
  list: (query: string) => List<Place>
}

/** Reads the first and the second page of each list by turns: how long that takes, and by which indexes. The pool has one connection, so that what it has read can be told. */
export async function timeLists<Place>(
  pool: pg.Pool,
  { tables, questions, list }: Lists<Place>,
): Promise<{ told: string[]; faults: string[] }> {
  const told: string[] = []
  const faults: string[] = []
  for (const [name, query] of Object.entries(questions)) {
    const read = list(query)
    const before = await readScans(pool, tables)
    const times: number[] = []
    let { next } = await read(null)
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      const page = await read(round % 2 === 0 ? null : next)
      times.push(performance.now() - began)
      if (round % 2 === 0) next = page.next
    }
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
    const used = usedBetween(before, await readScans(pool, tables))
    told.push(`${name} ${p95.toFixed(0)} ms (${used.join(', ')})`)
    faults.push(
      ...faultsOf({
        [`${name} took ${p95.toFixed(0)} ms`]: p95 <= longestPage,
        [`${name} read the whole table`]: !used.includes('the whole table'),
      }),
    )
  }
  return { told, faults }
}

type Scans = Map<string, number>

async function readScans(pool: pg.Pool, tables: string[]): Promise<Scans> {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ name: string; scans: string }>(
    `select indexrelname as name, idx_scan::text as scans from pg_stat_user_indexes where relname = any ($1)
     union all select 'the whole table', seq_scan::text from pg_stat_user_tables where relname = $2`,
    [tables, tables[0]],
  )
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]))
}

/** What nearly every page has read. */
function usedBetween(before: Scans, after: Scans): string[] {
  return [...after]
    .filter(([name, scans]) => scans - (before.get(name) ?? 0) >= rounds / 2)
    .map(([name]) => name)
}
