import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { jobs } from '#database/schema/jobs.ts'
import type { JobPayload } from './job.ts'

export type DeadJob = typeof jobs.$inferSelect
export type ClaimedJob = {
  id: number
  task: string
  payload: JobPayload
  /** This try included. */
  attempts: number
  leasedUntil: string
}

/**
 * Adds a job in the caller's transaction: rolled back, it never was. While a living job of the same task has this
 * key, nothing is added. `runAt` comes from the clock.
 */
export async function enqueue(
  tx: Pick<Database, 'insert'>,
  job: { task: string; payload: JobPayload; key?: string; runAt: Date },
): Promise<void> {
  await tx.insert(jobs).values(job).onConflictDoNothing()
}

/** The same as a part of another statement. */
export function jobAsPart(
  tx: Pick<Database, '$with' | 'insert'>,
  job: { task: string; payload: JobPayload; key?: string; runAt: Date },
) {
  return tx.$with('job').as(tx.insert(jobs).values(job).onConflictDoNothing())
}

/** The same, but a living job of that key which waits for later is brought forward. */
export async function enqueueAtOnce(
  tx: Pick<Database, 'insert'>,
  job: { task: string; payload: JobPayload; key: string; runAt: Date },
): Promise<void> {
  await tx
    .insert(jobs)
    .values(job)
    .onConflictDoUpdate({
      target: [jobs.task, jobs.key],
      targetWhere: sql`failed_at is null`,
      set: { runAt: job.runAt },
      setWhere: gt(jobs.runAt, job.runAt),
    })
}

/** The one row of a periodic job: made at the first start, and brought forward when its schedule has become denser. */
export async function ensureTurn(db: Database, task: string, first: Date, next: Date): Promise<void> {
  await db
    .insert(jobs)
    .values({ task, key: 'turn', payload: {}, runAt: first })
    .onConflictDoUpdate({
      target: [jobs.task, jobs.key],
      targetWhere: sql`failed_at is null`,
      set: { runAt: next },
      setWhere: gt(jobs.runAt, next),
    })
}

/** What the last turn of a periodic job found, as plain facts: they stay in its row for whoever watches. */
export async function noteInTurn(
  db: Pick<Database, 'update'>,
  task: string,
  facts: JobPayload,
): Promise<void> {
  await db
    .update(jobs)
    .set({ payload: facts })
    .where(and(eq(jobs.task, task), eq(jobs.key, 'turn'), isNull(jobs.failedAt)))
}

/** What the last turn of a periodic job has left. */
export async function readFromTurn(db: Pick<Database, 'select'>, task: string): Promise<JobPayload> {
  const [turn] = await db
    .select({ facts: jobs.payload })
    .from(jobs)
    .where(and(eq(jobs.task, task), eq(jobs.key, 'turn'), isNull(jobs.failedAt)))
  return turn?.facts ?? {}
}

/**
 * Takes due jobs, the oldest first and at most `slots` of each task, for `lease` seconds. Nobody else takes them
 * meanwhile; if this process dies, they are due again when the lease has ended.
 */
export async function claimDue(
  db: Database,
  wanted: { task: string; slots: number; lease: number }[],
  now: Date,
): Promise<ClaimedJob[]> {
  const { rows } = await db.execute<ClaimedJob>(sql`
    update jobs set attempts = attempts + 1, leased_until = ${now}::timestamptz + due.lease * interval '1 second'
    from (
      select job.id, wanted.lease
      from json_to_recordset(${JSON.stringify(wanted.map(({ task, slots, lease }) => ({ task, slots, lease })))}::json) as wanted (task text, slots integer, lease integer)
      cross join lateral (
        select id from jobs
        where jobs.task = wanted.task and failed_at is null and run_at <= ${now}
          and (leased_until is null or leased_until <= ${now})
        order by run_at, id limit wanted.slots for update skip locked
      ) as job
    ) as due
    where jobs.id = due.id
    returning jobs.id::integer, jobs.task, jobs.payload, jobs.attempts, jobs.leased_until as "leasedUntil"`)
  return rows
}

/** Only the try that holds the lease may settle a job, not one that was slow and has lost it. */
function leaseOf({ id, leasedUntil }: ClaimedJob) {
  return and(eq(jobs.id, id), sql`${jobs.leasedUntil} = ${leasedUntil}::timestamptz`)
}

export async function removeDone(db: Database, job: ClaimedJob): Promise<void> {
  await db.delete(jobs).where(leaseOf(job))
}

export async function runAgainAt(
  db: Database,
  job: ClaimedJob,
  change: { runAt: Date; lastError: string | null },
): Promise<void> {
  await db
    .update(jobs)
    .set({ ...change, leasedUntil: null })
    .where(leaseOf(job))
}

export async function giveUp(
  db: Database,
  job: ClaimedJob,
  change: { failedAt: Date; lastError: string },
): Promise<void> {
  await db
    .update(jobs)
    .set({ ...change, leasedUntil: null })
    .where(leaseOf(job))
}

/** Dead letters: jobs that were given up, the oldest first. */
export async function listDeadJobs(db: Database): Promise<DeadJob[]> {
  return db.select().from(jobs).where(isNotNull(jobs.failedAt)).orderBy(asc(jobs.failedAt), asc(jobs.id))
}

/** Those among these that were given up, by what their payload names. */
export async function listDeadJobsOf(
  db: Pick<Database, 'execute'>,
  name: string,
  values: number[],
): Promise<{ id: number; value: number; attempts: number; lastError: string | null }[]> {
  if (values.length === 0) return []
  const { rows } = await db.execute<{
    id: number
    value: number
    attempts: number
    lastError: string | null
  }>(sql`
    select id::integer, (payload ->> ${name})::integer as value, attempts, last_error as "lastError" from jobs
    where failed_at is not null and payload ->> ${name} = any (array(select json_array_elements_text(${JSON.stringify(values)}::json)))
    order by id`)
  return rows
}

export async function findDeadJob(db: Pick<Database, 'select'>, id: number): Promise<DeadJob | null> {
  const [dead] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), isNotNull(jobs.failedAt)))
  return dead ?? null
}

/** Puts a dead letter back, as if it had never been tried. False when the same work, by its key, waits already. */
export async function putBack(tx: Pick<Database, 'execute'>, id: number, at: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update jobs set failed_at = null, attempts = 0, run_at = ${at}, leased_until = null
    where id = ${id} and failed_at is not null and not exists (
      select from jobs as living where living.task = jobs.task and living.key = jobs.key and living.failed_at is null
    )`)
  return rowCount === 1
}
