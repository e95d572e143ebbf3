import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CreditNote, Invoice } from '#domain/papers/paper.ts'
import { moment } from '../columns.ts'
import { bookings } from './bookings.ts'

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
    // Of a month, for its return and its sales.
    index('papers_issued').on(table.issuedAt),
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

/** Which link of a booking opens its voucher, of those whose first one was withdrawn. */
export const voucherLinks = pgTable('voucher_links', {
  reference: text('reference')
    .primaryKey()
    .references(() => bookings.reference),
  /** Counted from 1. Those before it were withdrawn. */
  number: integer('number').notNull(),
  madeAt: moment('made_at').notNull(),
})
