import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Work to be done in the background, by any process; a row goes when its work is done. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    task: text('task').notNull(),
    /** At most one living job of a task has the same key. */
    key: text('key'),
    payload: jsonb('payload').$type<Record<string, string | number>>().notNull(),
    runAt: moment('run_at').notNull(),
    /** While a process works on it; once this has passed, the process is taken for dead. */
    leasedUntil: moment('leased_until'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** When it was given up; such rows stay for the operator. */
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('jobs_due').on(table.task, table.runAt, table.id).where(sql`failed_at is null`),
    uniqueIndex('jobs_key').on(table.task, table.key).where(sql`failed_at is null`),
  ],
)
