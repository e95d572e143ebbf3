/** What moved credit, as the ledger keeps it. */
export const walletCodes = [
  'gift',
  'reserved',
  'paid',
  'given back',
  'refunded',
  'trouble',
  'paid out',
] as const
export type WalletCode = (typeof walletCodes)[number]

const words: Record<WalletCode, (trip: string) => string> = {
  gift: () => 'A gift',
  reserved: (trip) => `Reserved for ${trip}`,
  paid: (trip) => `Paid for ${trip}`,
  'given back': (trip) => `Given back from ${trip}`,
  refunded: (trip) => `Refund of ${trip}`,
  trouble: (trip) => `For the trouble with ${trip}`,
  'paid out': () => 'Paid out to your bank account',
}

/** With the trip of its booking. Rows of releases that kept the words themselves say them as they were. */
export function sayCredit(what: string, trip: string | undefined): string {
  return Object.hasOwn(words, what) ? words[what as WalletCode](trip ?? 'a trip') : what
}
