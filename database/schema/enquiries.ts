import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LostReason } from '#domain/enquiries/stages.ts'
import { stages } from '#domain/enquiries/stages.ts'
import { moment } from '../columns.ts'
import { bookings } from './bookings.ts'
import { staff } from './staff.ts'

/** What the desk lists: no application, and none that stands under a later one of the same phone. */
const listed = sql`form_type <> 'Job Application' and merged_into is null`
/** The day on which it is due; what has none comes last. */
const next = sql`(coalesce(next_day, 'infinity'::date))`

/** What travellers ask in a form of the site; the operator gets each one by mail as well. Below `createdAt` stands what staff make of it. */
export const enquiries = pgTable(
  'enquiries',
  {
    reference: text('reference').primaryKey(),
    formType: text('form_type').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** As it was typed. */
    phone: text('phone'),
    message: text('message'),
    additionalData: jsonb('additional_data').$type<Record<string, string>>().notNull(),
    pagePath: text('page_path').notNull(),
    /** A field that people don't see was filled in, or staff have marked it: kept, and mailed to nobody. */
    suspect: boolean('suspect').notNull().default(false),
    /** Equal for an enquiry that was sent twice; null when its sender gave no key to tell by. */
    fingerprint: text('fingerprint').unique(),
    createdAt: moment('created_at').notNull(),
    stage: text('stage', { enum: stages }).notNull().default('new'),
    /** Who of the staff has it. */
    ownerId: uuid('owner_id').references(() => staff.id),
    /** When to call, or to look again. */
    nextDay: date('next_day', { mode: 'string' }),
    lostReason: text('lost_reason').$type<LostReason>(),
    wonBooking: text('won_booking').references(() => bookings.reference),
    /** The later one of the same phone under which it stands: so it never outlives that one. */
    mergedInto: text('merged_into').references((): AnyPgColumn => enquiries.reference),
    /** How often staff have changed it, who did last, and when. */
    revision: integer('revision').notNull().default(0),
    changedBy: uuid('changed_by'),
    changedAt: moment('changed_at'),
  },
  (table) => [
    check('enquiries_stage', sql`stage in ('new', 'called', 'quoted', 'won', 'lost')`),
    check('enquiries_lost', sql`(lost_reason is not null) = (stage = 'lost')`),
    check('enquiries_won', sql`won_booking is null or stage = 'won'`),
    check('enquiries_merged', sql`merged_into <> reference`),
    // Of the desk's lists: open ones by the day on which they are due, all by when they were sent, and by who has them.
    index('enquiries_due')
      .on(next, table.createdAt, table.reference)
      .where(sql`${listed} and not suspect and stage in ('new', 'called', 'quoted')`),
    index('enquiries_stage_due')
      .on(table.stage, next, table.createdAt, table.reference)
      .where(sql`${listed} and not suspect`),
    index('enquiries_stage_sent')
      .on(table.stage, table.createdAt, table.reference)
      .where(sql`${listed} and not suspect`),
    index('enquiries_owner')
      .on(table.ownerId, table.stage, table.createdAt, table.reference)
      .where(sql`${listed} and not suspect`),
    index('enquiries_sent').on(table.createdAt, table.reference).where(sql`${listed} and not suspect`),
    index('enquiries_suspect').on(table.createdAt, table.reference).where(sql`${listed} and suspect`),
    index('enquiries_applications')
      .on(table.createdAt, table.reference)
      .where(sql`form_type = 'Job Application'`),
    index('enquiries_merged_into').on(table.mergedInto).where(sql`merged_into is not null`),
    index('enquiries_phone_tail').on(sql`reverse(regexp_replace(phone, '[^0-9]', '', 'g')) text_pattern_ops`),
    index('enquiries_name_words')
      .using('gin', sql`array_to_tsvector(name_words(name))`)
      .with({ fastupdate: false }),
  ],
)

/** What staff write down about an enquiry, and the words with which they opened a chat. Rows are only added, and go with their enquiry. */
export const enquiryNotes = pgTable(
  'enquiry_notes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Made with the form: sent twice it is one note. */
    formKey: uuid('form_key').notNull().unique(),
    reference: text('reference')
      .notNull()
      .references(() => enquiries.reference, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    kind: text('kind', { enum: ['note', 'whatsapp'] }).notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    index('enquiry_notes_reference').on(table.reference, table.id),
    check('enquiry_notes_kind', sql`kind in ('note', 'whatsapp')`),
  ],
)
