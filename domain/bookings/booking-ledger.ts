import { sayRefundReason } from './refund-words.ts'

/** The money of a booking as rows that are added up: what was sold is owed, what came in pays for it, what goes back is first no longer kept and then sent. */

/** `to pay`: by the office, by hand. */
export type MoneyState = 'done' | 'under way' | 'to pay' | 'refused'

export type LedgerRow = {
  at: Date
  what: string
  /** Of money on its way; null where nothing is to be said. */
  state: MoneyState | null
  paise: number
  balancePaise: number
}

type Moved = { at: Date; paise: number }

export type LedgerFacts = {
  sold: Moved & { what: string }
  /** When the seats were given up without having been paid; null where they were not. */
  released: Date | null
  paid: (Moved & { way: string })[]
  fromWallet: Moved[]
  toWallet: Moved[]
  /** What is no longer owed, since the booking was cancelled or guests left before it was paid. */
  waived: (Moved & { what: string })[]
  /** `unused`: a payment that was never taken for the booking goes back. `way`: through PhonePe, or by hand. */
  refunds: (Moved & { state: MoneyState; why: string; unused: boolean; way: string })[]
}

type Line = Omit<LedgerRow, 'balancePaise'>

export function bookingLedger(facts: LedgerFacts): LedgerRow[] {
  const { sold, released, paid, fromWallet, toWallet, waived, refunds } = facts
  const line = (at: Date, what: string, paise: number, state: LedgerRow['state'] = null): Line => ({
    at,
    what,
    state,
    paise,
  })
  const lines = [
    line(sold.at, `Sold: ${sold.what}`, -sold.paise),
    ...fromWallet.map(({ at, paise }) => line(at, 'Wallet credit', paise, 'done')),
    ...paid.map(({ at, paise, way }) => line(at, way, paise, 'done')),
    ...(released ? [line(released, 'Seats given up, nothing owed', sold.paise)] : []),
    ...waived.map(({ at, what, paise }) => line(at, `${what}, no longer owed`, paise)),
    ...toWallet.flatMap(({ at, paise }) => [
      line(at, 'Given back', paise),
      line(at, 'Refund to the wallet', -paise, 'done'),
    ]),
    ...refunds.flatMap(({ at, paise, state, why, unused, way }) => [
      ...(unused ? [] : [line(at, `Given back: ${sayRefundReason(why)}`, paise)]),
      line(at, unused ? `Sent back, ${why}` : `Refund ${way}`, -paise, state),
    ]),
  ]
  let balancePaise = 0
  // Rows of one moment stay in the order above.
  return lines
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((row) => {
      balancePaise += row.paise
      return { ...row, balancePaise }
    })
}
