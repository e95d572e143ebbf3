import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** The values of a row before or after, by names of domain/staff/log-words.ts. */
type LoggedValues = Record<string, string | number | boolean | null>

/** Who did what through what, and why. Rows are only added, and each holds the hash of all before it. */
export const logEntries = pgTable(
  'log_entries',
  {
    /** Without gaps: given out under the lock of the log. */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** Their name stands in the table of staff. */
    staffId: uuid('staff_id'),
    through: text('through', { enum: ['console', 'command line', 'job', 'site'] }).notNull(),
    what: text('what').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<LoggedValues>(),
    after: jsonb('after').$type<LoggedValues>(),
    why: text('why'),
    /** SHA-256 of the chain of the row before and of this row, in hex. */
    chain: text('chain').notNull(),
  },
  (table) => [
    index('log_entries_at').on(table.at, table.id),
    index('log_entries_subject').on(table.subjectKind, table.subjectId, table.at, table.id),
    index('log_entries_what').on(table.what, table.at, table.id),
    index('log_entries_staff').on(table.staffId, table.at, table.id).where(sql`staff_id is not null`),
    check('log_entries_staff_id', sql`(staff_id is not null) = (through = 'console')`),
  ],
)

/** Where the log ends, written with each row of it: rows that are taken away at its end are missed. */
export const logEnd = pgTable(
  'log_end',
  {
    one: boolean('one').primaryKey().default(true),
    id: bigint('id', { mode: 'number' }).notNull(),
    chain: text('chain').notNull(),
  },
  () => [check('log_end_one', sql`one`)],
)
