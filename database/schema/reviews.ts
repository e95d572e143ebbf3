import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { type Answers, refusalReasonNames, reviewStates } from '#domain/reviews/review.ts'
import { moment } from '../columns.ts'
import { bookings } from './bookings.ts'
import { staff } from './staff.ts'

/**
 * What a traveller says of a trip, one for each booking. A trigger (migration 0038) keeps what was written as it is: only the state moves on, the
 * answer comes once, and what is erased is erased whole.
 */
export const reviews = pgTable(
  'reviews',
  {
    reference: text('reference')
      .primaryKey()
      .references(() => bookings.reference),
    tripId: text('trip_id').notNull(),
    /** YYYY-MM, in which the trip began. */
    travelledIn: text('travelled_in').notNull(),
    firstName: text('first_name').notNull(),
    /** Null, with the three answers, once it is erased. */
    stars: smallint('stars'),
    captain: text('captain').$type<Answers['captain']>(),
    stay: text('stay').$type<Answers['stay']>(),
    described: text('described').$type<Answers['described']>(),
    text: text('text').notNull(),
    state: text('state', { enum: reviewStates }).notNull(),
    receivedAt: moment('received_at').notNull(),
    /** When it was last published, refused or withdrawn. */
    decidedAt: moment('decided_at'),
    /** Who of the staff; null for its author, and for what was published by itself. */
    decidedBy: uuid('decided_by').references(() => staff.id),
    refusal: text('refusal', { enum: refusalReasonNames }),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by').references(() => staff.id),
    erasedAt: moment('erased_at'),
  },
  (table) => [
    index('reviews_trip').on(table.tripId, table.receivedAt, table.reference),
    // What ratings are added up from, without a look at the rows.
    index('reviews_sums').on(table.tripId, table.stars).where(sql`state = 'published'`),
    index('reviews_by_stars').on(table.stars, table.receivedAt, table.reference),
    index('reviews_state').on(table.state, table.receivedAt, table.reference),
    index('reviews_received').on(table.receivedAt, table.reference),
    check('reviews_state_known', sql`state in ('received', 'published', 'refused', 'withdrawn')`),
    check('reviews_refused', sql`(refusal is not null) = (state = 'refused')`),
    check('reviews_month', sql`travelled_in ~ '^\\d{4}-\\d{2}$'`),
    check(
      'reviews_whole',
      sql`erased_at is not null or (stars between 1 and 5 and captain in ('great', 'fine', 'poor') and stay in ('great', 'fine', 'poor') and described in ('yes', 'mostly', 'no') and text <> '' and first_name <> '') is true`,
    ),
    check(
      'reviews_erased',
      sql`erased_at is null or (state in ('refused', 'withdrawn') and stars is null and captain is null and stay is null and described is null and text = '' and first_name = '' and answer is null)`,
    ),
  ],
)

/** What a booking's traveller was reminded of: each kind once. */
export const reminders = pgTable(
  'reminders',
  {
    reference: text('reference')
      .notNull()
      .references(() => bookings.reference),
    kind: text('kind').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reference, table.kind] })],
)
