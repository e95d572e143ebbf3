import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../columns.ts'
import { staff } from './staff.ts'

/** The operator's own photographs, encoded anew when they came in. Rows are only added (migration 0053): content names them by their hash for good. */
export const photographs = pgTable(
  'photographs',
  {
    hash: text('hash').primaryKey(),
    /** A JPEG without any word about camera, time or place. */
    body: bytes('body').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** What it shows, for who can't see it. */
    alt: text('alt').notNull(),
    /** Four CSS colours from top to bottom, with commas between them. */
    colors: text('colors').notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
    at: moment('at').notNull(),
  },
  () => [
    check('photographs_hash', sql`hash ~ '^[0-9a-f]{24}$'`),
    check('photographs_size', sql`octet_length(body) <= 4194304 and width > 0 and height > 0`),
  ],
)

/** Whose turn it is to look at what the list of checks names, and until when. */
export const contentTurns = pgTable(
  'content_turns',
  {
    tripId: text('trip_id').notNull(),
    /** One of domain/content/checks.ts. */
    what: text('what').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    until: date('until').notNull(),
    givenBy: uuid('given_by').references(() => staff.id),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.what] })],
)
