import { sql } from 'drizzle-orm'
import { bigserial, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

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
    attachments: text('attachments', { enum: ['voucher', 'calendar', 'invoice', 'credit note'] }).array(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** When its receiver's server refused it for good. */
    refusedAt: moment('refused_at'),
  },
  (table) => [
    index('outbox_unsent').on(table.id).where(sql`sent_at is null`),
    index('outbox_reference').on(table.reference).where(sql`reference is not null`),
    check('outbox_channel', sql`channel in ('mail', 'sms')`),
  ],
)
