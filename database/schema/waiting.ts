import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { waitingStates } from '#domain/waiting/waiting-states.ts'
import { moment, paise } from '../columns.ts'
import { bookings, type SaleTerms } from './bookings.ts'
import { departures } from './departures.ts'

/** Parties that wait for seats of a departure. The line of a departure is changed under the lock of its row alone. */
export const waiting = pgTable(
  'waiting',
  {
    id: uuid('id').primaryKey(),
    /** Of the form it was sent with: the same form twice is one party. */
    key: uuid('key').notNull().unique(),
    tripId: text('trip_id').notNull(),
    departureId: text('departure_id').notNull(),
    packageId: text('package_id').notNull(),
    seats: integer('seats').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Digits with the country code. */
    phone: text('phone').notNull(),
    /** Whose it is, once somebody who was logged in has opened its link. */
    travellerId: uuid('traveller_id'),
    /** The terms that were shown when it joined, at which it is offered seats. */
    terms: jsonb('terms').$type<SaleTerms>().notNull(),
    totalPaise: paise('total_paise').notNull(),
    at: moment('at').notNull(),
    /** In which order parties came: two may come in one moment. */
    n: bigserial('n', { mode: 'number' }).notNull(),
    /** When staff put it first: the latest stands before all others. */
    putFirstAt: moment('put_first_at'),
    state: text('state', { enum: waitingStates }).notNull(),
    /** When its state last changed. */
    changedAt: moment('changed_at').notNull(),
    /** The booking that holds the seats it was offered. */
    reference: text('reference').unique(),
    /** The state that it was last told of. */
    told: text('told', { enum: waitingStates }),
  },
  (table) => [
    index('waiting_line').on(table.tripId, table.departureId),
    uniqueIndex('waiting_once')
      .on(table.tripId, table.departureId, table.phone)
      .where(sql`state in ('waiting', 'offered')`),
    index('waiting_traveller').on(table.travellerId).where(sql`traveller_id is not null`),
    index('waiting_open').on(table.state).where(sql`state in ('waiting', 'offered')`),
    foreignKey({
      columns: [table.tripId, table.departureId],
      foreignColumns: [departures.tripId, departures.id],
      name: 'waiting_departure_fk',
    }),
    foreignKey({
      columns: [table.reference],
      foreignColumns: [bookings.reference],
      name: 'waiting_booking_fk',
    }),
    check('waiting_seats', sql`seats between 1 and 15`),
    check('waiting_state', sql`state in ('waiting', 'offered', 'taken', 'lapsed', 'left', 'ended')`),
    // Who was offered seats has the booking that holds them; who still waits has none.
    check(
      'waiting_offer',
      sql`(reference is not null or state in ('waiting', 'left', 'ended')) and (state <> 'waiting' or reference is null)`,
    ),
  ],
)
