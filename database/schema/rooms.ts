import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Room } from '#domain/rooms/room-guest.ts'
import { moment } from '../columns.ts'
import { departures } from './departures.ts'
import { staff } from './staff.ts'

/** Who sleeps where in a stay of a departure, as staff have decided it. Each change is a row more; the last one holds. */
export const roomPlans = pgTable(
  'room_plans',
  {
    tripId: text('trip_id').notNull(),
    departureId: text('departure_id').notNull(),
    /** Of the trip's nights in a row, counted from 1. */
    stay: integer('stay').notNull(),
    /** Counted from 1: two who change the same one are told of each other. */
    revision: integer('revision').notNull(),
    /** Where the stay is: nights that the content has changed since are another plan. */
    place: text('place').notNull(),
    /** Guests by booking and number. */
    rooms: jsonb('rooms').$type<Room[]>().notNull(),
    at: moment('at').notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
  },
  (table) => [
    primaryKey({
      name: 'room_plans_pk',
      columns: [table.tripId, table.departureId, table.stay, table.revision],
    }),
    foreignKey({
      columns: [table.tripId, table.departureId],
      foreignColumns: [departures.tripId, departures.id],
      name: 'room_plans_departure_fk',
    }),
    check('room_plans_counted', sql`stay >= 1 and revision >= 1`),
  ],
)
