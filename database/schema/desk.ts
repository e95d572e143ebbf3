import { bigserial, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { bookings } from './bookings.ts'
import { staff } from './staff.ts'

/** What staff write to one another about a booking. No traveller reads it. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Made with the form: sent twice it is one note. */
    formKey: uuid('form_key').notNull().unique(),
    reference: text('reference')
      .notNull()
      .references(() => bookings.reference),
    at: moment('at').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    text: text('text').notNull(),
  },
  (table) => [index('booking_notes_reference').on(table.reference, table.id)],
)

/** A list as somebody wants to see it again: its filters and its order, as they stand in its address. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    /** The list's name, such as `bookings`. */
    list: text('list').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    name: text('name').notNull(),
    query: text('query').notNull(),
    /** With all who may open the list. */
    shared: boolean('shared').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.list, table.staffId, table.name)],
)
