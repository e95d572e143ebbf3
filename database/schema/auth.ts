import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Who can log in. The row is made when a number is first confirmed; digits alone, with the country code. */
export const authUsers = pgTable(
  'auth_users',
  {
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
  },
  (table) => [
    // For the desk's list, and for what its box finds.
    index('auth_users_made').on(table.createdAt, table.id),
    index('auth_users_phone_tail').on(sql`reverse(phone) text_pattern_ops`),
  ],
)

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
