import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

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
