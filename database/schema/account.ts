import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** What a traveller told us. The id is the `sub` of the token; who logs in where is not known here. */
export const travellers = pgTable('travellers', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().default(''),
  email: text('email').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const savedTrips = pgTable(
  'saved_trips',
  {
    travellerId: uuid('traveller_id').notNull(),
    tripId: text('trip_id').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.travellerId, table.tripId] })],
)
