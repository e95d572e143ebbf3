import { formatRupees } from '#domain/money/money.ts'

/** By which ways a booking was paid; amounts in rupees. */
export type PaidWay = { label: string; amount: number }

/** What came through PhonePe, then what the wallet gave; a way that gave nothing is not named. */
export function paidWays({ payable, wallet }: { payable: number; wallet: number }): PaidWay[] {
  return [
    { label: 'Paid with PhonePe', amount: payable },
    { label: 'Credit used', amount: wallet },
  ].filter(({ amount }) => amount > 0)
}

/** 'Paid with PhonePe ₹5,602 · Credit used ₹2,813' */
export function sayPaidWays(paid: { payable: number; wallet: number }): string {
  return paidWays(paid)
    .map(({ label, amount }) => `${label} ${formatRupees(amount)}`)
    .join(' · ')
}

/** Of a payment that came to nothing. Credit is in rupees. */
export function creditIsBack(credit: number): string {
  return `Your credit of ${formatRupees(credit)} is back in your wallet.`
}

export const creditUsedAgain = 'It is used again when you pay.'
