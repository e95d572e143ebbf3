import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** How often a caller has tried something within a window. Unlogged: in no backup by WAL and on no replica; a crash empties it. */
export const limitWindows = pgTable('limit_windows', {
  /** A keyed hash of the limit's name and the caller, never the address itself. */
  caller: text('caller').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
})

/** The random key of a day's hashes. It is deleted when no window opened on that day can still run. */
export const limitKeys = pgTable('limit_keys', {
  day: date('day', { mode: 'string' }).primaryKey(),
  key: text('key').notNull(),
})
