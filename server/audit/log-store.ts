import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { logEntries } from '#database/schema/audit.ts'

export type LogRow = typeof logEntries.$inferSelect
export type LogEnd = { row: number; chain: string }

/** What the hash of a row is made of, beside the chain before it: all of the row, with nothing that a setting of a session could write otherwise. */
const written = sql`jsonb_build_array(id, (extract(epoch from at) * 1000000)::bigint, staff_id, through, what, subject_kind, subject_id, before, after, why)::text`
const chainAfter = (previous: SQL) =>
  sql`encode(sha256(convert_to(${previous} || ${written}, 'UTF8')), 'hex')`

/**
 * Adds a row at the log's end, in the caller's transaction. Whoever adds another waits until that ends, so it is the last thing that a transaction does: nobody
 * who waits for it then holds what it still needs. The wait is a statement of its own, for a statement sees what was there when it began.
 */
export async function appendEntry(
  tx: Pick<Transaction, 'execute' | 'rollback'>,
  entry: Omit<LogRow, 'id' | 'chain'>,
): Promise<void> {
  const { at, staffId, through, what, subjectKind, subjectId, before, after, why } = entry
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('log'))`)
  await tx.execute(sql`
    with entry as (
      select coalesce((select id from log_end), 0) + 1 as id, ${at.toISOString()}::timestamptz as at, ${staffId}::uuid as staff_id, ${through}::text as through,
        ${what}::text as what, ${subjectKind}::text as subject_kind, ${subjectId}::text as subject_id,
        ${asJson(before)}::jsonb as before, ${asJson(after)}::jsonb as after, ${why}::text as why
    ), added as (
      insert into log_entries (id, at, staff_id, through, what, subject_kind, subject_id, before, after, why, chain)
      select *, ${chainAfter(sql`coalesce((select chain from log_end), '')`)} from entry
      returning id, chain
    )
    insert into log_end (id, chain) select id, chain from added
    on conflict (one) do update set id = excluded.id, chain = excluded.chain`)
}

function asJson(values: object | null): string | null {
  return values && JSON.stringify(values)
}

/** Where the log ends by its rows, and where by what was noted with the last of them: at one moment. */
export async function readEnds(db: Pick<Database, 'execute'>): Promise<{ last: LogEnd; noted: LogEnd }> {
  const { rows } = await db.execute<{ row: string; chain: string; noted: string; notedChain: string }>(sql`
    select coalesce(last.id, 0)::text as row, coalesce(last.chain, '') as chain,
      coalesce(log_end.id, 0)::text as noted, coalesce(log_end.chain, '') as "notedChain"
    from (values (1)) as always left join (
      select id, chain from log_entries order by id desc limit 1
    ) as last on true left join log_end on true`)
  const { row = 0, chain = '', noted = 0, notedChain = '' } = rows[0] ?? {}
  return { last: { row: Number(row), chain }, noted: { row: Number(noted), chain: notedChain } }
}

export async function findChain(db: Pick<Database, 'select'>, row: number): Promise<string | null> {
  const [found] = await db.select({ chain: logEntries.chain }).from(logEntries).where(eq(logEntries.id, row))
  return found?.chain ?? null
}

export type LogSlice = {
  /** Where it ends; null when there are no more rows. */
  end: LogEnd | null
  /** The first row that is missing in it, and the first that is not what follows from the one before. */
  missing: number | null
  altered: number | null
}

type Reckoned = Record<'row' | 'chain' | 'missing' | 'altered', string | null>

/** Reckons the chain of the next rows anew, from a row whose chain is known. */
export async function checkSlice(
  db: Pick<Database, 'execute'>,
  after: LogEnd,
  { until, most }: { until: number; most: number },
): Promise<LogSlice> {
  const { rows } = await db.execute<Reckoned>(sql`
    select max(id)::text as row, (array_agg(chain order by id desc))[1] as chain,
      min(place) filter (where id <> place)::text as missing, min(id) filter (where chain <> reckoned)::text as altered
    from (
      select id, chain, ${after.row} + row_number() over (order by id) as place,
        ${chainAfter(sql`coalesce(lag(chain) over (order by id), ${after.chain})`)} as reckoned
      from (
        select * from log_entries where id > ${after.row} and id <= ${until} order by id limit ${most}
      ) as slice
    ) as checked`)
  const { row, chain, missing, altered } = rows[0] as Reckoned
  return {
    end: row === null ? null : { row: Number(row), chain: chain ?? '' },
    missing: missing === null ? null : Number(missing),
    altered: altered === null ? null : Number(altered),
  }
}

export type LogPlace = { at: Date; id: number }
export type LogFilter = {
  /** One of the staff, or all that came through something. */
  who?: { staffId: string } | { through: LogRow['through'] }
  what?: string
  subject?: { kind: string; id: string }
  from?: Date
  until?: Date
}

/** The newest first, those before a place. */
export async function listRows(
  db: Pick<Database, 'select'>,
  { who, what, subject, from, until }: LogFilter,
  { before, most }: { before: LogPlace | null; most: number },
): Promise<LogRow[]> {
  const { id, at } = logEntries
  return db
    .select()
    .from(logEntries)
    .where(
      and(
        who && 'staffId' in who ? eq(logEntries.staffId, who.staffId) : undefined,
        who && 'through' in who ? eq(logEntries.through, who.through) : undefined,
        what === undefined ? undefined : eq(logEntries.what, what),
        subject && and(eq(logEntries.subjectKind, subject.kind), eq(logEntries.subjectId, subject.id)),
        from && gte(at, from),
        until && lt(at, until),
        before ? sql`(${at}, ${id}) < (${before.at}, ${before.id})` : undefined,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(most)
}
