import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { kinds } from '#domain/content/kinds.ts'
import type { PublishRefusal } from '#domain/content/publish-refusal.ts'
import { moment } from '../columns.ts'
import { staff } from './staff.ts'

/** What was published, as it was published. Rows are only added (migration 0039). */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text('kind', { enum: kinds }).notNull(),
    id: text('id').notNull(),
    version: integer('version').notNull(),
    /** The name of its file within the folder of its kind, also where there is none yet. */
    sourceName: text('source_name').notNull(),
    /** As text and not as `jsonb`, which would put fields into another order: pages show some in theirs. */
    body: json('body').$type<object>().notNull(),
    /** The version that somebody began with; null for the file, or for something new. */
    base: integer('base'),
    /** Of the file that it was made of (`content_origins`), which a later release may have changed; null where there was none. */
    fileHash: text('file_hash'),
    /** Null at the command line. */
    staffId: uuid('staff_id').references(() => staff.id),
    at: moment('at').notNull(),
    note: text('note').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.version] }),
    check('content_versions_number', sql`version > 0 and (base is null or base < version)`),
    check(
      'content_versions_source',
      sql`source_name ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){0,3}$' and length(source_name) <= 120`,
    ),
  ],
)

/** What somebody is changing and has not published: one of each thing. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    kind: text('kind', { enum: kinds }).notNull(),
    id: text('id').notNull(),
    sourceName: text('source_name').notNull(),
    /** In the order of its fields, as a version has it. */
    body: json('body').$type<object>().notNull(),
    /** The version that it began with; null for the file, or for something new. */
    base: integer('base'),
    /** Of the file that its writer knows; null where there was none, and in drafts from before it was written down. */
    fileHash: text('file_hash'),
    /** One more with each saving: who saves names the one that they saw. */
    revision: integer('revision').notNull(),
    /** Who saved it last; null at the command line. */
    staffId: uuid('staff_id').references(() => staff.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    check('content_drafts_revision', sql`revision > 0`),
    check(
      'content_drafts_source',
      sql`source_name ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){0,3}$' and length(source_name) <= 120`,
    ),
  ],
)

/** What files said of which versions and drafts were made, so that a file which a release changes can be compared with it. Rows are only added (migration 0059). */
export const contentOrigins = pgTable(
  'content_origins',
  {
    kind: text('kind', { enum: kinds }).notNull(),
    id: text('id').notNull(),
    hash: text('hash').notNull(),
    /** In the order of its fields. */
    body: json('body').$type<object>().notNull(),
    /** When it was first needed. */
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.hash] })],
)

/** Drafts that go out at a moment: one of each thing. The row goes with its draft, when that is published or given up. */
export const contentSchedules = pgTable(
  'content_schedules',
  {
    kind: text('kind', { enum: kinds }).notNull(),
    id: text('id').notNull(),
    /** Of the draft, as it was looked over: another one does not go out. */
    revision: integer('revision').notNull(),
    note: text('note').notNull(),
    answers: json('answers').$type<Record<string, string>>().notNull(),
    /** Who planned it; null at the command line. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** When it goes out. */
    at: moment('at').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Why it did not go out then; null while it waits. */
    refused: json('refused').$type<PublishRefusal>(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    check('content_schedules_revision', sql`revision > 0`),
    foreignKey({
      name: 'content_schedules_draft',
      columns: [table.kind, table.id],
      foreignColumns: [contentDrafts.kind, contentDrafts.id],
    }).onDelete('cascade'),
  ],
)

/** Which version stands on the site; without a row that is the file. */
export const contentLive = pgTable(
  'content_live',
  {
    kind: text('kind', { enum: kinds }).notNull(),
    id: text('id').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    foreignKey({
      name: 'content_live_version',
      columns: [table.kind, table.id, table.version],
      foreignColumns: [contentVersions.kind, contentVersions.id, contentVersions.version],
    }),
  ],
)

/** What the packages of a trip cost by its file, from the moment on when a server first read it so. Rows are only added (migration 0056). */
export const filePrices = pgTable(
  'file_prices',
  {
    tripId: text('trip_id').notNull(),
    at: moment('at').notNull(),
    /** In rupees, by the name of the package. */
    prices: jsonb('prices').$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.at] })],
)
