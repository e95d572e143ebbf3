import { sql } from 'drizzle-orm'
import { bigserial, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, paise } from '../columns.ts'

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
    index('wallet_entries_back').on(table.at).where(sql`from_account = 'sales'`),
    check('wallet_entries_amount', sql`amount_paise > 0 and from_account <> to_account`),
  ],
)
