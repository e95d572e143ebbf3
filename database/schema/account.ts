import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** What a traveller told us. The id is the `sub` of the token; who logs in where is not known here. */
export const travellers = pgTable(
  'travellers',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  () => [
    index('travellers_email').on(sql`lower(email)`),
    // As that of names on bookings.
    index('travellers_name_words')
      .using('gin', sql`array_to_tsvector(name_words(name))`)
      .with({ fastupdate: false }),
  ],
)

export const savedTrips = pgTable(
  'saved_trips',
  {
    travellerId: uuid('traveller_id').notNull(),
    tripId: text('trip_id').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.travellerId, table.tripId] })],
)
