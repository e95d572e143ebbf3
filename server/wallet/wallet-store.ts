import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { travellers } from '#database/schema/account.ts'
import { bookings } from '#database/schema/bookings.ts'
import { walletEntries, wallets } from '#database/schema/wallet.ts'
import type { WalletCode } from '#domain/money/wallet-words.ts'

export type WalletEntry = typeof walletEntries.$inferSelect
export type Wallet = typeof wallets.$inferSelect
type Account = WalletEntry['from']

export type CreditMove = {
  travellerId: string
  from: Account
  to: Account
  amountPaise: number
  reference: string | null
  what: WalletCode
  at: Date
}

/**
 * Moves credit between accounts of the ledger, in the caller's transaction: both sides are one row, and what it adds up to stands beside it. False when
 * there is not enough where it should come from.
 */
export async function moveCredit(
  tx: Pick<Database, 'insert' | 'update'>,
  move: CreditMove,
): Promise<boolean> {
  const { travellerId, from, to, amountPaise } = move
  if (amountPaise === 0) return true
  const sign = (account: Account) => Number(to === account) - Number(from === account)
  const balance = sign('wallet') * amountPaise
  const reserved = sign('reserved') * amountPaise
  await tx.insert(wallets).values({ travellerId }).onConflictDoNothing()
  const moved = await tx
    .update(wallets)
    .set({
      balancePaise: sql`${wallets.balancePaise} + ${balance}`,
      reservedPaise: sql`${wallets.reservedPaise} + ${reserved}`,
    })
    .where(
      and(
        eq(wallets.travellerId, travellerId),
        gte(wallets.balancePaise, Math.max(0, -balance)),
        gte(wallets.reservedPaise, Math.max(0, -reserved)),
      ),
    )
    .returning({ travellerId: wallets.travellerId })
  if (moved.length === 0) return false
  await tx.insert(walletEntries).values(move)
  return true
}

export async function findWallet(db: Pick<Database, 'select'>, travellerId: string): Promise<Wallet> {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.travellerId, travellerId))
  return wallet ?? { travellerId, balancePaise: 0, reservedPaise: 0 }
}

/** Nobody else moves its credit until the transaction ends. */
export async function lockWallet(tx: Pick<Database, 'select'>, travellerId: string): Promise<Wallet> {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.travellerId, travellerId)).for('update')
  return wallet ?? { travellerId, balancePaise: 0, reservedPaise: 0 }
}

/** As they told us themselves, by id. */
export async function listHolders(db: Pick<Database, 'select'>, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: travellers.id, name: travellers.name })
    .from(travellers)
    .where(inArray(travellers.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What refunds of a booking have given to a wallet. */
export async function sumPaidBack(db: Pick<Database, 'select'>, reference: string): Promise<number> {
  const [row] = await db
    .select({ paise: sql<string>`coalesce(sum(${walletEntries.amountPaise}), 0)` })
    .from(walletEntries)
    .where(
      and(
        eq(walletEntries.reference, reference),
        eq(walletEntries.from, 'sales'),
        eq(walletEntries.to, 'wallet'),
      ),
    )
  return Number(row?.paise ?? 0)
}

/** The newest first. */
export async function listEntries(db: Pick<Database, 'select'>, travellerId: string): Promise<WalletEntry[]> {
  return db
    .select()
    .from(walletEntries)
    .where(eq(walletEntries.travellerId, travellerId))
    .orderBy(desc(walletEntries.id))
}

/** The trips of the bookings that a wallet's entries name, by reference. */
export async function listTripsPaidFor(
  db: Pick<Database, 'select'>,
  travellerId: string,
): Promise<Map<string, { tripId: string; title: string }>> {
  const rows = await db
    .select({
      reference: bookings.reference,
      tripId: bookings.tripId,
      title: sql<string>`${bookings.terms} ->> 'title'`,
    })
    .from(walletEntries)
    .innerJoin(bookings, eq(bookings.reference, walletEntries.reference))
    .where(eq(walletEntries.travellerId, travellerId))
  return new Map(rows.map(({ reference, ...trip }) => [reference, trip]))
}
