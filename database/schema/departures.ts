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
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { staff } from './staff.ts'

/**
 * The seats of each departure. The catalogue says what is planned and the nightly fill writes that; the operator's own columns the fill
 * never writes; seats are counted here alone.
 */
export const departures = pgTable(
  'departures',
  {
    tripId: text('trip_id').notNull(),
    /** The specified batch id, unique for the trip. */
    id: text('id').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    total: integer('total').notNull(),
    /** As the content says. */
    soldElsewhere: integer('sold_elsewhere').notNull().default(0),
    /** It runs once so many seats are sold. Null, like the next, for what was planned before there were such numbers and no longer is. */
    smallest: integer('smallest'),
    /** The last day on which the group may still become large enough. */
    decideOn: date('decide_on', { mode: 'string' }),
    /** False once the catalogue no longer plans it; what is sold stands all the same. */
    offered: boolean('offered').notNull().default(true),
    /** The operator's: seats sold by phone. Once noted it stands instead of `soldElsewhere`. */
    soldByPhone: integer('sold_by_phone'),
    /** The operator's: how many there are, instead of the content's number. `total` follows it. */
    seatsByOperator: integer('seats_by_operator'),
    /** The operator's: added by hand, so that no plan names it, corrects it or takes it off sale. */
    byHand: boolean('by_hand').notNull().default(false),
    /** Who of the staff leads it. */
    captainId: uuid('captain_id'),
    /** The operator's, for themselves; with when it was last written, and by whom of the staff. */
    note: text('note'),
    notedAt: moment('noted_at'),
    notedBy: uuid('noted_by'),
    /** The operator's: no more seats are sold. */
    closedAt: moment('closed_at'),
    /** The operator's: it does not run. */
    cancelledAt: moment('cancelled_at'),
    /**
     * On the decision day: 'runs' is our word, whatever is sold afterwards; of 'too few' the operator was told. 'missed': that day is over, it is no longer sold,
     * and whoever has booked was told. 'late' was planned when that day had come, and needs a decision once somebody has booked.
     */
    decision: text('decision', { enum: ['runs', 'too few', 'missed', 'late'] }),
    sold: integer('sold').notNull().default(0),
    held: integer('held').notNull().default(0),
    soldInAll: integer('sold_in_all')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(sold_by_phone, sold_elsewhere) + sold`),
    free: integer('free')
      .notNull()
      .generatedAlwaysAs(sql`total - coalesce(sold_by_phone, sold_elsewhere) - sold - held`),
    onSale: boolean('on_sale')
      .notNull()
      .generatedAlwaysAs(sql`offered and closed_at is null and cancelled_at is null`),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.id] }),
    index('departures_upcoming').on(table.tripId, table.startDate).where(sql`on_sale`),
    check(
      'departures_seats',
      sql`sold_elsewhere >= 0 and coalesce(sold_by_phone, 0) >= 0 and sold >= 0 and held >= 0`,
    ),
    check('departures_no_oversell', sql`coalesce(sold_by_phone, sold_elsewhere) + sold + held <= total`),
    check('departures_dates', sql`start_date <= end_date`),
    check(
      'departures_seats_by_operator',
      sql`seats_by_operator is null or seats_by_operator between 1 and 200`,
    ),
    foreignKey({
      columns: [table.captainId],
      foreignColumns: [staff.id],
      name: 'departures_captain_fk',
    }),
  ],
)

/** What was written to everybody of a departure, by the key of the form it was sent with: the same form twice is one letter. */
export const departureLetters = pgTable(
  'departure_letters',
  {
    key: uuid('key').primaryKey(),
    tripId: text('trip_id').notNull(),
    departureId: text('departure_id').notNull(),
    at: moment('at').notNull(),
    staffId: uuid('staff_id'),
    mails: integer('mails').notNull(),
    sms: integer('sms').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.tripId, table.departureId],
      foreignColumns: [departures.tripId, departures.id],
      name: 'departure_letters_departure_fk',
    }),
  ],
)
