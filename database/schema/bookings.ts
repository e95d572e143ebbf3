import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bookingStatuses } from '#domain/bookings/booking-status.ts'
import type { RefundRow } from '#domain/money/cancellation.ts'
import type { IncludedTax, TaxPercent } from '#domain/money/tax.ts'
import { receiptWays } from '#domain/receipts/receipt.ts'
import { moment, paise } from '../columns.ts'
import { departures } from './departures.ts'

/** The terms of a sale, as they stood when the seats were held: nothing that changes later in the catalogue changes them. */
export type SaleTerms = {
  title: string
  packageTitle: string
  startDate: string
  endDate: string
  perPersonPaise: number
  lines: { kind: string; label: string; paise: number; count?: number }[]
  /** The tax in the price, and the rates it was reckoned with. */
  included: IncludedTax
  taxPercent: TaxPercent
  overseas: boolean
  /** Each guest with their part of the price, where it is not the same for all. */
  party?: { kind: 'adult' | 'child'; ownRoom?: true; paise: number }[]
  /** The package has a room of one's own for each. */
  ownRoom?: true
  /** What was to be paid to have the seats, and until when the rest is owed; none where all of it was. */
  balance?: { nowPaise: number; dueOn: string }
  /** What comes back for cancelling so many days before the start, in words and numbers. */
  refundTable: RefundRow[]
}

export const bookings = pgTable(
  'bookings',
  {
    reference: text('reference').primaryKey(),
    status: text('status', { enum: bookingStatuses }).notNull(),
    tripId: text('trip_id').notNull(),
    departureId: text('departure_id').notNull(),
    packageId: text('package_id').notNull(),
    guests: integer('guests').notNull(),
    /** Whose it is: the `sub` of the token of who was logged in, or has claimed a guest's booking since. Nobody else opens it, whatever its phone. */
    travellerId: uuid('traveller_id'),
    /** By which a guest's booking is claimed: it tells nothing of the booking. */
    claimId: uuid('claim_id').notNull().defaultRandom().unique(),
    /** When a guest's booking came to its account. */
    claimedAt: moment('claimed_at'),
    /** Wrong answers to what it was booked with. */
    claimTries: integer('claim_tries').notNull().default(0),
    /** What we give for the trouble of a departure that we cancelled. */
    troubleCreditPaise: paise('trouble_credit_paise').notNull().default(0),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Digits with the country code. */
    phone: text('phone').notNull(),
    /** The column keeps the name that processes of earlier releases know. */
    terms: jsonb('sold').$type<SaleTerms>().notNull(),
    couponCode: text('coupon_code'),
    /** What the trip costs, wallet credit included. */
    totalPaise: paise('total_paise').notNull(),
    walletPaise: paise('wallet_paise').notNull(),
    payablePaise: paise('payable_paise').notNull(),
    /** Made by the page, once for each wish to pay; with a fingerprint of what was asked under it. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    fingerprint: text('fingerprint').notNull(),
    /** A keyed hash of a visitor's address while the booking is unpaid; null for a traveller, and once the hold is over. */
    heldBy: text('held_by'),
    /** Encrypted; of trips abroad alone. What is given later for the invoice stands in `invoice_details`. */
    pan: text('pan'),
    /** When a reminder last asked for it. */
    panAskedAt: moment('pan_asked_at'),
    /** Where it was made: by the traveller on the site, or by staff. */
    channel: text('channel', { enum: ['site', 'desk'] })
      .notNull()
      .default('site'),
    /** Until when the rest is owed; null when nothing is. */
    dueOn: date('due_on', { mode: 'string' }),
    /** When the traveller was last reminded of it. */
    remindedAt: moment('reminded_at'),
    /** The booking with whose party these travel: friends who came later. */
    joins: text('joins'),
    /** The booking that this one takes the place of, and what is carried over from it once it is sold. */
    carriesFrom: text('carries_from'),
    carriedPaise: paise('carried_paise').notNull().default(0),
    /** The booking that took its place. */
    movedTo: text('moved_to'),
    holdExpiresAt: moment('hold_expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    index('bookings_departure').on(table.tripId, table.departureId),
    index('bookings_traveller').on(table.travellerId),
    index('bookings_phone').on(table.phone),
    index('bookings_held_by').on(table.heldBy).where(sql`held_by is not null`),
    // Those of the desk's list, by which it is ordered and filtered, and of what its search box finds.
    index('bookings_made').on(table.createdAt, table.reference),
    index('bookings_status_made').on(table.status, table.createdAt, table.reference),
    index('bookings_starts').on(sql`(sold ->> 'startDate')`, table.reference),
    index('bookings_phone_tail').on(sql`reverse(phone) text_pattern_ops`),
    // Its function stands in migration 0023. Names that are added wait in no list of their own, which every search would read.
    index('bookings_name_words')
      .using('gin', sql`array_to_tsvector(name_words(name))`)
      .with({ fastupdate: false }),
    index('bookings_desk').on(table.tripId, table.departureId).where(sql`channel = 'desk'`),
    index('bookings_desk_made').on(table.createdAt, table.reference).where(sql`channel = 'desk'`),
    index('bookings_owes_made')
      .on(table.createdAt, table.reference)
      .where(sql`due_on is not null or status in ('held', 'awaiting_payment')`),
    index('bookings_due').on(table.dueOn, table.reference).where(sql`due_on is not null`),
    index('bookings_joins').on(table.joins).where(sql`joins is not null`),
    index('bookings_carries_from').on(table.carriesFrom).where(sql`carries_from is not null`),
    index('bookings_email').on(sql`lower(email)`),
    // Those on which tax is collected at source.
    index('bookings_abroad')
      .on(table.reference)
      .where(sql`(sold ->> 'overseas')::boolean and confirmed_at is not null`),
    index('bookings_holds').on(table.holdExpiresAt).where(sql`status in ('held', 'awaiting_payment')`),
    foreignKey({
      columns: [table.tripId, table.departureId],
      foreignColumns: [departures.tripId, departures.id],
      name: 'bookings_departure_fk',
    }),
    check('bookings_carried', sql`carried_paise >= 0 and (carries_from is not null or carried_paise = 0)`),
    check('bookings_channel', sql`channel in ('site', 'desk')`),
    check('bookings_guests', sql`guests between 1 and 15`),
    check(
      'bookings_amounts',
      sql`wallet_paise >= 0 and payable_paise >= 0 and wallet_paise + payable_paise = total_paise`,
    ),
    // Nothing is sold whose terms can't be read later.
    check('bookings_terms', sql`sold ? 'taxPercent' and sold #> '{refundTable,0}' ? 'fromDays'`),
  ],
)

/** Every change of a booking: who, when, why. Rows are only added. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    reference: text('reference')
      .notNull()
      .references(() => bookings.reference),
    at: moment('at').notNull(),
    by: text('by', { enum: ['traveller', 'phonepe', 'operator', 'site'] }).notNull(),
    /** Who of the operator's staff; null for all others, and for the command line. Their name stands in the table of staff. */
    staffId: uuid('staff_id'),
    from: text('from_status'),
    to: text('to_status').notNull(),
    /** A code; `domain/bookings/event-words.ts` has its sentence, which may need the values beside it. */
    why: text('why').notNull(),
    told: jsonb('told').$type<Record<string, string | number>>(),
  },
  (table) => [index('booking_events_reference').on(table.reference)],
)

/** Who read which PAN, and when. */
export const panReads = pgTable('pan_reads', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  reference: text('reference')
    .notNull()
    .references(() => bookings.reference),
  at: moment('at').notNull(),
  by: text('by').notNull(),
})

/** An order at PhonePe. One that is known to have come to nothing is followed by another with a new id. */
export const payments = pgTable(
  'payments',
  {
    /** Never used twice. */
    merchantOrderId: text('merchant_order_id').primaryKey(),
    reference: text('reference')
      .notNull()
      .references(() => bookings.reference),
    amountPaise: paise('amount_paise').notNull(),
    /** `opening` until PhonePe has answered; `mismatch`: paid, but not that amount. */
    state: text('state', { enum: ['opening', 'pending', 'completed', 'failed', 'mismatch'] }).notNull(),
    providerOrderId: text('provider_order_id'),
    redirectUrl: text('redirect_url'),
    transactionId: text('transaction_id'),
    paymentMode: text('payment_mode'),
    /** By which the bank of who paid knows it: the UTR. */
    bankReference: text('bank_reference'),
    errorCode: text('error_code'),
    paidPaise: paise('paid_paise'),
    createdAt: moment('created_at').notNull(),
    /** When PhonePe was last asked on behalf of somebody who looks at the return page. */
    lookedAt: moment('looked_at'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('payments_reference').on(table.reference),
    index('payments_transaction').on(table.transactionId).where(sql`transaction_id is not null`),
    index('payments_provider_order').on(table.providerOrderId).where(sql`provider_order_id is not null`),
    index('payments_bank_reference').on(table.bankReference).where(sql`bank_reference is not null`),
    index('payments_settled').on(table.settledAt).where(sql`paid_paise is not null`),
    index('payments_open').on(table.createdAt).where(sql`state in ('opening', 'pending', 'mismatch')`),
  ],
)

/** Money on its way back: through PhonePe, or by hand what came by hand. */
export const refunds = pgTable(
  'refunds',
  {
    /** Never used twice: a refund that failed is followed by another. */
    merchantRefundId: text('merchant_refund_id').primaryKey(),
    /** Null for what is paid back by hand. */
    merchantOrderId: text('merchant_order_id').references(() => payments.merchantOrderId),
    reference: text('reference')
      .notNull()
      .references(() => bookings.reference),
    amountPaise: paise('amount_paise').notNull(),
    /** `due`: not yet accepted by PhonePe, or not yet paid by hand. */
    state: text('state', { enum: ['due', 'pending', 'completed', 'failed'] }).notNull(),
    /** How often this sum was sent before, under other ids. */
    attempt: integer('attempt').notNull().default(1),
    why: text('why').notNull(),
    createdAt: moment('created_at').notNull(),
    acceptedAt: moment('accepted_at'),
    settledAt: moment('settled_at'),
    /** It came as cash, by UPI or by bank, and one of the staff pays it back; the next say how that was done, and in the book of which day it stands. */
    byHand: boolean('by_hand').notNull().default(false),
    paidWay: text('paid_way', { enum: receiptWays }),
    paidNumber: text('paid_number'),
    paidOn: date('paid_on', { mode: 'string' }),
    paidBy: uuid('paid_by'),
    bookDay: date('book_day', { mode: 'string' }),
  },
  (table) => [
    index('refunds_reference').on(table.reference),
    index('refunds_book_day').on(table.bookDay).where(sql`book_day is not null`),
    index('refunds_settled').on(table.settledAt).where(sql`state = 'completed'`),
    check('refunds_by_hand', sql`by_hand = (merchant_order_id is null)`),
    check('refunds_paid_way', sql`paid_way in ('cash', 'upi', 'bank', 'card')`),
    check(
      'refunds_paid_by_hand',
      sql`not by_hand or (state in ('due', 'completed') and (state = 'completed') = (paid_way is not null and paid_on is not null and book_day is not null))`,
    ),
    index('refunds_made').on(table.createdAt).where(sql`attempt = 1`),
    index('refunds_state').on(table.state, table.createdAt, table.merchantRefundId),
    check('refunds_amount', sql`amount_paise > 0`),
  ],
)
