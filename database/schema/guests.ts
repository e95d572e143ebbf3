import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { changeKinds, guestEnds, guestKinds } from '#domain/bookings/changes.ts'
import { moment, paise } from '../columns.ts'
import { bookings } from './bookings.ts'

/** Who travels on a booking, one row each, from the moment that it is sold. A trigger of migration 0034 makes them. */
export const bookingGuests = pgTable(
  'booking_guests',
  {
    reference: text('reference')
      .notNull()
      .references(() => bookings.reference),
    /** Counted from 1, which is whoever booked. Numbers are never given twice. */
    n: integer('n').notNull(),
    kind: text('kind', { enum: guestKinds }).notNull().default('adult'),
    name: text('name').notNull().default(''),
    /** Of what was sold: the shares of all with whom a booking began add up to its total. */
    sharePaise: paise('share_paise').notNull(),
    beganAt: moment('began_at').notNull(),
    endedAt: moment('ended_at'),
    ended: text('ended', { enum: guestEnds }),
    /** The guest whose seat it got. */
    insteadOf: integer('instead_of'),
    /** When permits or tickets were made in this guest's name. */
    papersAt: moment('papers_at'),
  },
  (table) => [
    primaryKey({ name: 'booking_guests_pk', columns: [table.reference, table.n] }),
    check('booking_guests_kind', sql`kind in ('adult', 'child')`),
    check(
      'booking_guests_ended',
      sql`ended in ('left', 'replaced') and ended_at is not null or ended is null and ended_at is null`,
    ),
    check('booking_guests_share', sql`share_paise >= 0`),
  ],
)

/** What was sold, and every change of it. Rows are only added; seats and amounts of a booking are what they add up to. */
export const bookingChanges = pgTable(
  'booking_changes',
  {
    reference: text('reference')
      .notNull()
      .references(() => bookings.reference),
    /** Counted from 1, which is the sale. */
    n: integer('n').notNull(),
    at: moment('at').notNull(),
    kind: text('kind', { enum: changeKinds }).notNull(),
    seats: integer('seats').notNull(),
    /** How much dearer or cheaper the booking became. */
    paise: paise('paise').notNull(),
    /** Of that, what was paid and goes back; the rest was owed and no longer is. */
    backPaise: paise('back_paise').notNull().default(0),
    feePaise: paise('fee_paise').notNull().default(0),
    /** What was paid for another booking and counts for this one; below zero where it went. */
    carriedPaise: paise('carried_paise').notNull().default(0),
    /** Those whom it is about. */
    guests: integer('guests').array().notNull().default(sql`'{}'`),
    /** The reference of the other booking. */
    other: text('other'),
  },
  (table) => [
    primaryKey({ name: 'booking_changes_pk', columns: [table.reference, table.n] }),
    index('booking_changes_left').on(table.reference).where(sql`kind = 'guests left'`),
    check('booking_changes_kind', sql`kind in ('sold', 'guests left', 'moved away', 'moved here')`),
    check('booking_changes_sold', sql`(n = 1) = (kind = 'sold')`),
    check('booking_changes_back', sql`back_paise >= 0 and fee_paise >= 0 and (kind = 'sold' or paise <= 0)`),
  ],
)
