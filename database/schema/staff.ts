import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/**
 * Who works here. Rows stay when access ends: the log names people by them. That one owner is left is decided by a trigger (migration 0020),
 * as two changes at once see nothing of each other.
 */
export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey(),
    /** Digits with the country code; empty once it is erased. */
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: ['owner', 'manager', 'accountant', 'captain'] }).notNull(),
    activeFrom: moment('active_from').notNull(),
    lastSignInAt: moment('last_sign_in_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('staff_phone').on(table.phone).where(sql`ended_at is null`),
    check('staff_role', sql`role in ('owner', 'manager', 'accountant', 'captain')`),
    check('staff_phone_erased', sql`phone <> '' or ended_at is not null`),
  ],
)

/** A login under way, also that of a number which is nobody's. The row goes with its last step. */
export const staffAttempts = pgTable(
  'staff_attempts',
  {
    id: uuid('id').primaryKey(),
    /** Keyed hash of what the browser holds; each step has another. */
    hash: text('hash').notNull().unique(),
    waitsFor: text('waits_for', {
      enum: ['code', 'enrolment', 'factor', 'passkey', 'new passkey'],
    }).notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
    /** Keyed, of the code that was sent. */
    codeHash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    /** Of an app that is being enrolled, encrypted under AUTH_SECRET. It lives for minutes, so no list of encrypted columns names it. */
    secret: text('secret'),
    /** What a passkey must sign. */
    challenge: text('challenge'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('staff_attempts_staff').on(table.staffId),
    index('staff_attempts_expiry').on(table.expiresAt),
  ],
)

/** The authenticator app of a person. */
export const staffFactors = pgTable('staff_factors', {
  staffId: uuid('staff_id')
    .primaryKey()
    .references(() => staff.id),
  /** Encrypted under AUTH_SECRET. */
  secret: text('secret').notNull(),
  /** The time step of the last code taken: no code is taken twice. */
  lastStep: integer('last_step').notNull(),
  enrolledAt: moment('enrolled_at').notNull(),
})

/** Recovery codes that are left, by a keyed hash; the row goes with its use. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    hash: text('hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
  },
  (table) => [index('staff_recovery_codes_staff').on(table.staffId)],
)

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** As the authenticator names it. */
    id: text('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
)

/** A browser that is signed in. The row goes when it signs out. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    /** Keyed hash of the cookie's value. */
    hash: text('hash').notNull().unique(),
    deviceKind: text('device_kind', { enum: ['phone', 'tablet', 'computer', 'other'] }).notNull(),
    deviceName: text('device_name').notNull(),
    startedAt: moment('started_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Until then a factor counts as just shown. */
    freshUntil: moment('fresh_until'),
  },
  (table) => [
    index('staff_sessions_staff').on(table.staffId),
    index('staff_sessions_start').on(table.startedAt),
  ],
)
