import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { diets, genders } from '#domain/guests/details.ts'
import { moment } from '../columns.ts'
import { bookingGuests } from './guests.ts'

/** What each guest has told of themselves for the journey; the name stands in `booking_guests`. Gone 30 days after the trip. */
export const guestDetails = pgTable(
  'guest_details',
  {
    reference: text('reference').notNull(),
    n: integer('n').notNull(),
    /** Counted up with each save, so that two who write are told of each other. */
    revision: integer('revision').notNull().default(1),
    gender: text('gender', { enum: genders }),
    born: date('born', { mode: 'string' }),
    /** Digits with the country code. */
    phone: text('phone'),
    emergencyName: text('emergency_name'),
    emergencyPhone: text('emergency_phone'),
    diet: text('diet', { enum: diets }),
    /** The pick-up of the trip's content by its id; null where they come to the meeting point. */
    pickup: text('pickup'),
    /** With whom they would share a room, in their words. */
    roomMate: text('room_mate'),
    city: text('city'),
    /** Whether first name and city are shown to those who travel along. */
    shownToOthers: boolean('shown_to_others').notNull().default(false),
    /** Since when they agree to it; null for who does not, or said so before this was noted. */
    shownAt: moment('shown_at'),
    /** Encrypted, each with the number of its key in front; null where the trip does not ask. */
    health: text('health'),
    passport: text('passport'),
    licence: text('licence'),
    pan: text('pan'),
    /** When all that the trip asks was there. */
    doneAt: moment('done_at'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'guest_details_pk', columns: [table.reference, table.n] }),
    foreignKey({
      columns: [table.reference, table.n],
      foreignColumns: [bookingGuests.reference, bookingGuests.n],
      name: 'guest_details_guest_fk',
    }),
    index('guest_details_saved').on(table.savedAt),
    check('guest_details_gender', sql`gender in ('female', 'male', 'other')`),
    check('guest_details_diet', sql`diet in ('vegetarian', 'jain', 'vegan', 'egg', 'everything')`),
    // What is encrypted begins with the number of its key: nothing in clear fits.
    check(
      'guest_details_sealed',
      sql`(health is null or health ~ '^[0-9]+:[A-Za-z0-9_-]+$') and (passport is null or passport ~ '^[0-9]+:[A-Za-z0-9_-]+$') and (licence is null or licence ~ '^[0-9]+:[A-Za-z0-9_-]+$') and (pan is null or pan ~ '^[0-9]+:[A-Za-z0-9_-]+$')`,
    ),
  ],
)
