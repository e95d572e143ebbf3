import { randomBytes } from 'node:crypto'
import { inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { limitKeys, limitWindows } from '#database/schema/limits.ts'

/** A day in UTC, as `2026-11-15`. */
export type Day = string

/** The random keys of these days; whichever process comes first makes one, and all others use it. */
export async function findLimitKeys(db: Database, days: [Day, Day]): Promise<[string, string]> {
  await db
    .insert(limitKeys)
    .values(days.map((day) => ({ day, key: randomBytes(32).toString('base64url') })))
    .onConflictDoNothing()
  const rows = await db.select().from(limitKeys).where(inArray(limitKeys.day, days))
  const keyOf = (day: Day) => {
    const row = rows.find((candidate) => candidate.day === day)
    if (!row) throw new Error('a key of the limits vanished between two statements')
    return row.key
  }
  return [keyOf(days[0]), keyOf(days[1])]
}

export type OpenWindow = { count: number; endsAt: Date }

/**
 * Counts one attempt in the caller's open window, or opens one, in a single statement: however many processes ask at once, each
 * gets a number of its own. A window opened under yesterday's key goes on under it.
 */
export async function countAttempt(
  db: Database,
  attempt: { caller: string; callerYesterday: string; at: Date; endsAt: Date },
): Promise<OpenWindow> {
  const at = sql`${attempt.at.toISOString()}::timestamptz`
  const endsAt = sql`${attempt.endsAt.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ count: number; ends_at: string }>(sql`
    with running as (
      update limit_windows set count = count + 1
      where caller = ${attempt.callerYesterday} and ends_at > ${at}
      returning count, ends_at
    ), opened as (
      insert into limit_windows as w (caller, count, ends_at)
      select ${attempt.caller}, 1, ${endsAt} where not exists (select from running)
      on conflict (caller) do update set
        count = case when w.ends_at > ${at} then w.count + 1 else 1 end,
        ends_at = case when w.ends_at > ${at} then w.ends_at else excluded.ends_at end
      returning count, ends_at
    )
    select count, ends_at from running union all select count, ends_at from opened`)
  const [row] = rows
  if (!row) throw new Error('an attempt was not counted')
  return { count: row.count, endsAt: new Date(row.ends_at) }
}

/** Takes an attempt back. Attempts that were refused meanwhile no longer count either: they were refused because of it. */
export async function uncountAttempt(
  db: Database,
  attempt: { caller: string; callerYesterday: string; attempts: number },
): Promise<void> {
  await db
    .update(limitWindows)
    .set({ count: sql`greatest(least(${limitWindows.count}, ${attempt.attempts}) - 1, 0)` })
    .where(inArray(limitWindows.caller, [attempt.caller, attempt.callerYesterday]))
}

/** Forgets windows that are over, and keys under which none can be open. */
export async function clearLimits(db: Database, { at, keysBefore }: { at: Date; keysBefore: Day }) {
  await db.delete(limitWindows).where(lte(limitWindows.endsAt, at))
  await db.delete(limitKeys).where(lt(limitKeys.day, keysBefore))
}
