import type { Database } from '#database/client.ts'
import { toRupees } from '#domain/money/money.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { findWallet, listEntries, type WalletEntry } from './wallet-store.ts'

/** In rupees. `amount` is what the entry did to the balance, with its sign; `balance` what stood afterwards. */
export type WalletView = {
  balance: number
  reserved: number
  entries: {
    id: number
    at: string
    what: string
    reference: string | null
    amount: number
    balance: number
    /** In a payment that is open. */
    reserved: boolean
  }[]
}

export type ShowWallet = (traveller: Traveller) => Promise<WalletView>

/** The newest entry first. */
export function createShowWallet({ db }: { db: Database }): ShowWallet {
  return async ({ id }) => {
    const wallet = await findWallet(db, id)
    let balance = wallet.balancePaise
    const all = await listEntries(db, id)
    const entries = all
      .map((entry) => {
        const change =
          entry.to === 'wallet' ? entry.amountPaise : entry.from === 'wallet' ? -entry.amountPaise : 0
        const after = balance
        balance -= change
        return { entry, change, after }
      })
      // From reserved to spent the balance does not change: the line of the reservation has said it.
      .filter(({ change }) => change !== 0)
    return {
      balance: toRupees(wallet.balancePaise),
      reserved: toRupees(wallet.reservedPaise),
      entries: entries.map(({ entry, change, after }) => ({
        id: entry.id,
        at: entry.at.toISOString(),
        what: wordsFor(entry, all),
        reference: entry.reference,
        amount: toRupees(change),
        balance: toRupees(after),
        reserved: entry.to === 'reserved' && !endOf(entry, all),
      })),
    }
  }
}

/** What became of credit that a payment reserved; nothing yet while it is open. */
function endOf({ reference }: WalletEntry, all: WalletEntry[]): WalletEntry | undefined {
  return all.find((other) => other.from === 'reserved' && other.reference === reference)
}

/** A reservation is told by its end: once the booking is paid it says what it was used for. */
function wordsFor(entry: WalletEntry, all: WalletEntry[]): string {
  const end = entry.to === 'reserved' ? endOf(entry, all) : undefined
  if (!end) return entry.what
  return end.to === 'sales' ? end.what : `${entry.what}, and given back`
}
