import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bookingStatuses } from '#domain/bookings/booking-status.ts'
import type { CreditNote, Invoice } from '#domain/papers/paper.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Messages to people, for the record; a job delivers each. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    replyTo: text('reply_to'),
    body: text('body').notNull(),
    /** The booking that it is about. */
    reference: text('reference'),
    /** What goes with it of that booking's papers: they are made when it is sent. */
    attachments: text('attachments', { enum: ['calendar', 'invoice', 'credit note'] }).array(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** When its receiver's server refused it for good. */
    refusedAt: moment('refused_at'),
  },
  (table) => [
    index('outbox_reference').on(table.reference).where(sql`reference is not null`),
    check('outbox_channel', sql`channel in ('mail', 'sms')`),
  ],
)

/** Work to be done in the background, by any process; a row goes when its work is done. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    task: text('task').notNull(),
    /** At most one living job of a task has the same key. */
    key: text('key'),
    payload: jsonb('payload').$type<Record<string, string | number>>().notNull(),
    runAt: moment('run_at').notNull(),
    /** While a process works on it; once this has passed, the process is taken for dead. */
    leasedUntil: moment('leased_until'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** When it was given up; such rows stay for the operator. */
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('jobs_due').on(table.task, table.runAt, table.id).where(sql`failed_at is null`),
    uniqueIndex('jobs_key').on(table.task, table.key).where(sql`failed_at is null`),
  ],
)

/** One row an address; `token` stands in the links of its mails. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text('email').primaryKey(),
  token: text('token').notNull().unique(),
  requestedAt: moment('requested_at').notNull(),
  /** How many mails have asked for a confirmation. */
  asked: integer('asked').notNull().default(1),
  confirmedAt: moment('confirmed_at'),
  unsubscribedAt: moment('unsubscribed_at'),
})

/** What travellers ask in a form of the site; the operator gets each one by mail as well. */
export const enquiries = pgTable('enquiries', {
  reference: text('reference').primaryKey(),
  formType: text('form_type').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  message: text('message'),
  additionalData: jsonb('additional_data').$type<Record<string, string>>().notNull(),
  pagePath: text('page_path').notNull(),
  /** A field that people don't see was filled in: kept, and mailed to nobody. */
  suspect: boolean('suspect').notNull().default(false),
  /** Equal for an enquiry that was sent twice; null when its sender gave no key to tell by. */
  fingerprint: text('fingerprint').unique(),
  createdAt: moment('created_at').notNull(),
})

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
    /** False once the catalogue no longer plans it; what is sold stands all the same. */
    offered: boolean('offered').notNull().default(true),
    /** The operator's: seats sold by phone. Once noted it stands instead of `soldElsewhere`. */
    soldByPhone: integer('sold_by_phone'),
    /** The operator's: no more seats are sold. */
    closedAt: moment('closed_at'),
    /** The operator's: it does not run. */
    cancelledAt: moment('cancelled_at'),
    sold: integer('sold').notNull().default(0),
    held: integer('held').notNull().default(0),
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
  ],
)

/** How often a caller has tried something within a window. Unlogged: in no backup by WAL and on no replica; a crash empties it. */
export const limitWindows = pgTable('limit_windows', {
  /** A keyed hash of the limit's name and the caller, never the address itself. */
  caller: text('caller').primaryKey(),
  count: integer('count').notNull(),
  endsAt: moment('ends_at').notNull(),
})

/** The random key of a day's hashes. It is deleted when no window opened on that day can still run. */
export const limitKeys = pgTable('limit_keys', {
  day: date('day', { mode: 'string' }).primaryKey(),
  key: text('key').notNull(),
})

/** Who can log in. The row is made when a number is first confirmed; digits alone, with the country code. */
export const authUsers = pgTable('auth_users', {
  id: uuid('id').primaryKey(),
  phone: text('phone').notNull().unique(),
  /** What the client itself keeps about the user; it stands in every token. */
  metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull(),
  phoneConfirmedAt: moment('phone_confirmed_at').notNull(),
  codeSentAt: moment('code_sent_at'),
  /** Asked for, and not confirmed yet. */
  newPhone: text('new_phone'),
  phoneChangeSentAt: moment('phone_change_sent_at'),
  lastSignInAt: moment('last_sign_in_at'),
  bannedUntil: moment('banned_until'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** The live one-time code of a number; the row goes with its use. */
export const authCodes = pgTable(
  'auth_codes',
  {
    phone: text('phone').notNull(),
    purpose: text('purpose', { enum: ['sms', 'phone_change'] }).notNull(),
    /** Keyed, with purpose and phone in it. */
    hash: text('hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** What the client said of a user who is new. */
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull(),
    /** Who changes the phone, and in which session. */
    userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id'),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.purpose] }),
    index('auth_codes_expiry').on(table.expiresAt),
  ],
)

/** A device that is signed in. The row goes when it signs out. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    aal: text('aal', { enum: ['aal1', 'aal2'] }).notNull(),
    /** How it was proved who this is, and when (in seconds). */
    amr: jsonb('amr').$type<{ method: 'otp' | 'totp'; timestamp: number }[]>().notNull(),
    /** Counts refresh tokens: the active one is derived from it. */
    counter: integer('counter').notNull(),
    deviceKind: text('device_kind', { enum: ['phone', 'tablet', 'computer', 'other'] }).notNull(),
    /** Such as "Chrome on Android". */
    deviceName: text('device_name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [index('auth_sessions_user').on(table.userId), index('auth_sessions_use').on(table.lastUsedAt)],
)

/** Every refresh token that was handed out, by a keyed hash; the token itself is derived anew from session and counter. */
export const authRefreshTokens = pgTable(
  'auth_refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    counter: integer('counter').notNull(),
    /** When the next one took its place. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('auth_refresh_tokens_session').on(table.sessionId),
    index('auth_refresh_tokens_revoked').on(table.revokedAt).where(sql`revoked_at is not null`),
  ],
)

/** Keys that sign access tokens. */
export const authKeys = pgTable('auth_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, string>>().notNull(),
  /** Encrypted under AUTH_SECRET. */
  privateJwk: text('private_jwk').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Published from its creation on, it signs from here. */
  signsFrom: moment('signs_from').notNull(),
})

/** Authenticator apps. */
export const authFactors = pgTable(
  'auth_factors',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    friendlyName: text('friendly_name').notNull(),
    /** Encrypted under AUTH_SECRET. */
    secret: text('secret').notNull(),
    verifiedAt: moment('verified_at'),
    /** The time step of the last code taken: no code is taken twice. */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('auth_factors_name').on(table.userId, table.friendlyName).where(sql`friendly_name <> ''`),
  ],
)

/** A question for a code of the authenticator app; the row goes with its answer. */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    id: uuid('id').primaryKey(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => authFactors.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('auth_challenges_factor').on(table.factorId),
    index('auth_challenges_expiry').on(table.expiresAt),
  ],
)

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

/** Whole paise. */
const paise = (name: string) => bigint(name, { mode: 'number' })

/** What was sold, as it stood when the seats were held: nothing that changes later in the catalogue changes it. */
export type SoldTrip = {
  title: string
  packageTitle: string
  startDate: string
  endDate: string
  perPersonPaise: number
  lines: { kind: string; label: string; paise: number }[]
  included: { gstPaise: number; tcsPaise: number }
  overseas: boolean
  cancellation: 'standard' | 'rishikesh'
  /** What comes back for cancelling so many days before the start, in words and percent. */
  refundTable: { period: string; refundPercentage: number; description: string }[]
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
    /** The `sub` of the token, when somebody was logged in; a guest's booking is found by its phone. */
    travellerId: uuid('traveller_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Digits with the country code. */
    phone: text('phone').notNull(),
    sold: jsonb('sold').$type<SoldTrip>().notNull(),
    couponCode: text('coupon_code'),
    /** What the trip costs, wallet credit included. */
    totalPaise: paise('total_paise').notNull(),
    walletPaise: paise('wallet_paise').notNull(),
    payablePaise: paise('payable_paise').notNull(),
    /** Made by the page, once for each wish to pay; with a fingerprint of what was asked under it. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    fingerprint: text('fingerprint').notNull(),
    holdExpiresAt: moment('hold_expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    index('bookings_departure').on(table.tripId, table.departureId),
    index('bookings_traveller').on(table.travellerId),
    index('bookings_phone').on(table.phone),
    index('bookings_holds').on(table.holdExpiresAt).where(sql`status in ('held', 'awaiting_payment')`),
    foreignKey({
      columns: [table.tripId, table.departureId],
      foreignColumns: [departures.tripId, departures.id],
      name: 'bookings_departure_fk',
    }),
    check('bookings_guests', sql`guests between 1 and 15`),
    check(
      'bookings_amounts',
      sql`wallet_paise >= 0 and payable_paise >= 0 and wallet_paise + payable_paise = total_paise`,
    ),
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
    from: text('from_status'),
    to: text('to_status').notNull(),
    why: text('why').notNull(),
  },
  (table) => [index('booking_events_reference').on(table.reference)],
)

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
    errorCode: text('error_code'),
    paidPaise: paise('paid_paise'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [index('payments_reference').on(table.reference)],
)

/** Money on its way back through PhonePe. */
export const refunds = pgTable(
  'refunds',
  {
    /** Never used twice: a refund that failed is followed by another. */
    merchantRefundId: text('merchant_refund_id').primaryKey(),
    merchantOrderId: text('merchant_order_id')
      .notNull()
      .references(() => payments.merchantOrderId),
    reference: text('reference')
      .notNull()
      .references(() => bookings.reference),
    amountPaise: paise('amount_paise').notNull(),
    /** `due`: not yet accepted by PhonePe. */
    state: text('state', { enum: ['due', 'pending', 'completed', 'failed'] }).notNull(),
    /** How often this sum was sent before, under other ids. */
    attempt: integer('attempt').notNull().default(1),
    why: text('why').notNull(),
    createdAt: moment('created_at').notNull(),
    acceptedAt: moment('accepted_at'),
    settledAt: moment('settled_at'),
  },
  (table) => [index('refunds_reference').on(table.reference), check('refunds_amount', sql`amount_paise > 0`)],
)

/** What the ledger adds up to for each traveller, kept beside it so that credit can't be spent twice. */
export const wallets = pgTable(
  'wallets',
  {
    travellerId: uuid('traveller_id').primaryKey(),
    balancePaise: paise('balance_paise').notNull().default(0),
    /** In payments that are open; not part of the balance. */
    reservedPaise: paise('reserved_paise').notNull().default(0),
  },
  () => [check('wallets_not_below_zero', sql`balance_paise >= 0 and reserved_paise >= 0`)],
)

/**
 * The ledger: what moved, from which account to which. Rows are only added, and each is both sides at once, so the whole adds up to
 * zero. A mistake is put right by a row the other way.
 */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    travellerId: uuid('traveller_id').notNull(),
    at: moment('at').notNull(),
    from: text('from_account', { enum: ['wallet', 'reserved', 'sales', 'credits'] }).notNull(),
    to: text('to_account', { enum: ['wallet', 'reserved', 'sales', 'credits'] }).notNull(),
    amountPaise: paise('amount_paise').notNull(),
    reference: text('reference'),
    what: text('what').notNull(),
  },
  (table) => [
    index('wallet_entries_traveller').on(table.travellerId, table.id),
    index('wallet_entries_reference').on(table.reference),
    check('wallet_entries_amount', sql`amount_paise > 0 and from_account <> to_account`),
  ],
)

/** Invoices and credit notes, as issued; the PDF is made of the row. */
export const papers = pgTable(
  'papers',
  {
    number: text('number').primaryKey(),
    kind: text('kind', { enum: ['tax invoice', 'receipt', 'credit note', 'receipt of refund'] }).notNull(),
    /** Such as 26-27. */
    financialYear: text('financial_year').notNull(),
    /** Consecutive within kind and financial year. */
    counter: integer('counter').notNull(),
    reference: text('reference')
      .notNull()
      .references(() => bookings.reference),
    issuedAt: moment('issued_at').notNull(),
    /** All that is printed. */
    content: jsonb('content').$type<Invoice | CreditNote>().notNull(),
  },
  (table) => [
    uniqueIndex('papers_counter').on(table.kind, table.financialYear, table.counter),
    index('papers_reference').on(table.reference),
    uniqueIndex('papers_one_invoice').on(table.reference).where(sql`kind in ('tax invoice', 'receipt')`),
  ],
)

/** What the traveller wants on the invoice. */
export const invoiceDetails = pgTable('invoice_details', {
  reference: text('reference')
    .primaryKey()
    .references(() => bookings.reference),
  name: text('name').notNull(),
  address: text('address').notNull(),
  pinCode: text('pin_code').notNull(),
  state: text('state').notNull(),
  gstin: text('gstin'),
  company: text('company'),
  /** Encrypted under AUTH_SECRET. */
  pan: text('pan'),
  savedAt: moment('saved_at').notNull(),
})
