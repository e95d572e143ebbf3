import type { Database } from '#database/client.ts'
import { toRupees } from '#domain/money/money.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { findWallet, listEntries } from './wallet-store.ts'

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
    reserved: boolean
  }[]
}

export type ShowWallet = (traveller: Traveller) => Promise<WalletView>

/** The newest entry first. */
export function createShowWallet({ db }: { db: Database }): ShowWallet {
  return async ({ id }) => {
    const wallet = await findWallet(db, id)
    let balance = wallet.balancePaise
    const entries = (await listEntries(db, id))
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
        what: entry.what,
        reference: entry.reference,
        amount: toRupees(change),
        balance: toRupees(after),
        reserved: entry.to === 'reserved',
      })),
    }
  }
}
