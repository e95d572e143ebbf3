import { formatRupees } from '#domain/money/money.ts'

/** By which ways a booking was paid; amounts in rupees. */
export type PaidWay = { label: string; amount: number }

export type Paid = {
  payable: number
  wallet: number
  /** What was paid for a booking whose place this one took. */
  carried?: number
  /** Of a booking that our office made: what came to it, and what is still to come. */
  desk?: { received: number; owed: number } | null
}

const stillToPay = 'Still to pay'

/** What came through PhonePe, to our office and from the wallet; a way that gave nothing is not named. */
export function paidWays({ payable, wallet, carried = 0, desk }: Paid): PaidWay[] {
  const { received = 0, owed = 0 } = desk ?? {}
  return [
    { label: 'Paid with PhonePe', amount: payable - received - owed - carried },
    { label: 'Paid before the change of date', amount: Math.min(carried, payable) },
    { label: 'Paid to our office', amount: received },
    { label: 'Credit used', amount: wallet },
    { label: stillToPay, amount: owed },
  ].filter(({ amount }) => amount > 0)
}

/** 'Paid with PhonePe ₹5,602 · Credit used ₹2,813'; without what is owed where that is said beside it. */
export function sayPaidWays(paid: Paid, withOwed = true): string {
  return paidWays(paid)
    .filter(({ label }) => withOwed || label !== stillToPay)
    .map(({ label, amount }) => `${label} ${formatRupees(amount)}`)
    .join(' · ')
}

/** Of a payment that came to nothing. Credit is in rupees. */
export function creditIsBack(credit: number): string {
  return `Your credit of ${formatRupees(credit)} is back in your wallet.`
}

export const creditUsedAgain = 'It is used again when you pay.'
