import type { Database } from '#database/client.ts'
import { toRupees } from '#domain/money/money.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { settleEntries } from './settle-entries.ts'
import { findWallet, listEntries, listTripsPaidFor } from './wallet-store.ts'

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
    /** Payments for the same trip that came to nothing: what each reserved was given back. The newest first. */
    tries: { at: string; backAt: string; amount: number }[]
  }[]
}

export type ShowWallet = (traveller: Traveller) => Promise<WalletView>

/** One entry for each booking that was paid, and for all else that moved the balance; the newest first. */
export function createShowWallet({ db }: { db: Database }): ShowWallet {
  return async ({ id }) => {
    const wallet = await findWallet(db, id)
    const settled = settleEntries(await listEntries(db, id), await listTripsPaidFor(db, id))
    let balance = wallet.balancePaise
    return {
      balance: toRupees(wallet.balancePaise),
      reserved: toRupees(wallet.reservedPaise),
      entries: settled.map(({ amountPaise, at, tries, ...entry }) => {
        const after = balance
        balance -= amountPaise
        return {
          ...entry,
          at: at.toISOString(),
          amount: toRupees(amountPaise),
          balance: toRupees(after),
          tries: tries.map((one) => ({
            at: one.at.toISOString(),
            backAt: one.backAt.toISOString(),
            amount: toRupees(one.amountPaise),
          })),
        }
      }),
    }
  }
}
