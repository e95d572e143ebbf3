import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { tickStates } from '#domain/field/field-notes.ts'
import { moment, paise } from '../columns.ts'
import { departures } from './departures.ts'
import { bookingGuests } from './guests.ts'
import { staff } from './staff.ts'

/** What every note of a captain has: the key that the phone gave it, so that it arrives once however often it is sent. */
const ofNote = () => ({
  key: uuid('key').primaryKey(),
  tripId: text('trip_id').notNull(),
  departureId: text('departure_id').notNull(),
  /** When it was written, by the phone's clock, which is behind or ahead at times. */
  at: moment('at').notNull(),
  receivedAt: moment('received_at').notNull(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id),
})

/** Whether a guest is there. Rows are only added: where two say different things both stay, and the later one is shown. */
export const fieldTicks = pgTable(
  'field_ticks',
  {
    ...ofNote(),
    reference: text('reference').notNull(),
    n: integer('n').notNull(),
    state: text('state', { enum: tickStates }).notNull(),
  },
  (table) => [
    index('field_ticks_departure').on(table.tripId, table.departureId),
    foreignKey({
      columns: [table.tripId, table.departureId],
      foreignColumns: [departures.tripId, departures.id],
      name: 'field_ticks_departure_fk',
    }),
    foreignKey({
      columns: [table.reference, table.n],
      foreignColumns: [bookingGuests.reference, bookingGuests.n],
      name: 'field_ticks_guest_fk',
    }),
    check('field_ticks_state', sql`state in ('boarded', 'no-show', 'left early', 'not yet')`),
  ],
)

/** Cash that a captain spent on the way. Part of the books: never changed, never removed. */
export const fieldSpendings = pgTable(
  'field_spendings',
  { ...ofNote(), paise: paise('paise').notNull(), what: text('what').notNull() },
  (table) => [
    index('field_spendings_departure').on(table.tripId, table.departureId),
    foreignKey({
      columns: [table.tripId, table.departureId],
      foreignColumns: [departures.tripId, departures.id],
      name: 'field_spendings_departure_fk',
    }),
    check('field_spendings_paise', sql`paise > 0`),
  ],
)

/** What went wrong, in the captain's words. */
export const fieldIncidents = pgTable(
  'field_incidents',
  { ...ofNote(), text: text('text').notNull() },
  (table) => [
    index('field_incidents_departure').on(table.tripId, table.departureId),
    foreignKey({
      columns: [table.tripId, table.departureId],
      foreignColumns: [departures.tripId, departures.id],
      name: 'field_incidents_departure_fk',
    }),
  ],
)
