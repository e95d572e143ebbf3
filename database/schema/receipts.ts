import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DaySums } from '#domain/day-book/day-sums.ts'
import { receiptWays } from '#domain/receipts/receipt.ts'
import { moment, paise } from '../columns.ts'
import { bookings } from './bookings.ts'
import { staff } from './staff.ts'

/** Money that staff took for a booking. Rows are only added: a mistake is countered by a row of the same sum the other way. */
export const receipts = pgTable(
  'receipts',
  {
    /** The key of the form: sent twice it is one receipt. */
    id: uuid('id').primaryKey(),
    reference: text('reference')
      .notNull()
      .references(() => bookings.reference),
    /** Negative for one that counters another. */
    amountPaise: paise('amount_paise').notNull(),
    way: text('way', { enum: receiptWays }).notNull(),
    /** By which the bank knows it: the UTR. */
    number: text('number'),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    /** In the book of which day it stands: that one, or the first that was not closed yet. */
    bookDay: date('book_day', { mode: 'string' }).notNull(),
    at: moment('at').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    counters: uuid('counters').unique(),
    /** Of what counters another. */
    why: text('why'),
  },
  (table) => [
    index('receipts_reference').on(table.reference),
    index('receipts_number').on(table.number).where(sql`number is not null`),
    index('receipts_book_day').on(table.bookDay),
    foreignKey({ columns: [table.counters], foreignColumns: [table.id], name: 'receipts_counters_fk' }),
    check('receipts_way', sql`way in ('cash', 'upi', 'bank', 'card')`),
    check('receipts_amount', sql`(amount_paise > 0) = (counters is null) and amount_paise <> 0`),
  ],
)

/** Cash that comes into the till or leaves it without a booking. */
export const cashMoves = pgTable(
  'cash_moves',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['put in', 'to the bank', 'spent'] }).notNull(),
    amountPaise: paise('amount_paise').notNull(),
    bookDay: date('book_day', { mode: 'string' }).notNull(),
    at: moment('at').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    why: text('why').notNull(),
  },
  (table) => [
    index('cash_moves_book_day').on(table.bookDay),
    check('cash_moves_kind', sql`kind in ('put in', 'to the bank', 'spent')`),
    check('cash_moves_amount', sql`amount_paise > 0`),
  ],
)

/** Days whose book is closed, with what stood in it. Triggers (migration 0027) keep rows out of them and close them in their order. */
export const dayClosings = pgTable(
  'day_closings',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    at: moment('at').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    openingPaise: paise('opening_paise').notNull(),
    expectedPaise: paise('expected_paise').notNull(),
    countedPaise: paise('counted_paise').notNull(),
    sums: jsonb('sums').$type<DaySums>().notNull(),
    /** Why another sum was counted than expected. */
    why: text('why'),
  },
  () => [
    check('day_closings_difference', sql`counted_paise = expected_paise or why is not null`),
    check('day_closings_counted', sql`counted_paise >= 0`),
  ],
)
