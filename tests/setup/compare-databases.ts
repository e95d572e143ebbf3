import { createHash } from 'node:crypto'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { leftOut } from '../../database/backup/write-backup.ts'

/** Asks a database on a connection of its own, which no site has. */
export async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Rows of all tables together; none where there is no table yet. */
export async function countRows(url: string): Promise<number> {
  const tables = await ask<{ name: string }>(
    url,
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const counts = tables.map(({ name }) => `(select count(*) from public.${name})`)
  const [sum] = await ask<{ rows: string }>(url, `select ${['0', ...counts].join(' + ')} as rows`)
  return Number(sum?.rows)
}

/** Tables of our schema whose rows are not the same in both, computed columns included, but for those that no backup holds. */
export async function findDifferentTables(
  one: string,
  other: string,
): Promise<{ tables: number; rows: number; different: string[] }> {
  const [first, second] = [await describeRows(one), await describeRows(other)]
  const names = new Set([...first.keys(), ...second.keys()])
  const different = [...names].filter((name) => first.get(name)?.sum !== second.get(name)?.sum)
  const rows = [...first.values()].reduce((sum, table) => sum + table.rows, 0)
  return { tables: first.size, rows, different }
}

async function describeRows(url: string): Promise<Map<string, { rows: number; sum: string }>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all ($1) order by 1`,
      [Object.keys(leftOut)],
    )
    const described = new Map<string, { rows: number; sum: string }>()
    for (const { name } of tables) {
      const sum = createHash('sha256')
      let rows = 0
      const query = `copy (select * from public.${name} t order by t::text collate "C") to stdout`
      for await (const chunk of client.query(copyTo(query)) as AsyncIterable<Buffer>) {
        sum.update(chunk)
        for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows++
      }
      described.set(name, { rows, sum: sum.digest('hex') })
    }
    return described
  } finally {
    await client.end()
  }
}
