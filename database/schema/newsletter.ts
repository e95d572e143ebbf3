import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** One row an address; `token` stands in the links of its mails. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    email: text('email').primaryKey(),
    token: text('token').notNull().unique(),
    requestedAt: moment('requested_at').notNull(),
    /** How many mails have asked for a confirmation. */
    asked: integer('asked').notNull().default(1),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (table) => [index('newsletter_requested').on(table.requestedAt)],
)
