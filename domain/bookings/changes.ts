/** What can happen to a sale while it stands. What was sold is what all of its changes add up to. */
export const changeKinds = ['sold', 'guests left', 'moved away', 'moved here'] as const

export const guestKinds = ['adult', 'child'] as const
export const guestEnds = ['left', 'replaced'] as const

/** A row of `booking_changes`, as far as money goes. */
export type SaleChange = {
  kind: (typeof changeKinds)[number]
  paise: number
  backPaise: number
  feePaise: number
  carriedPaise: number
}

const add = (changes: SaleChange[], part: (change: SaleChange) => number) =>
  changes.reduce((sum, change) => sum + part(change), 0)

export type SaleNow = {
  /** What the booking costs now. */
  pricePaise: number
  /** What has to come in for it in all: what went back with a change was paid before it. */
  toComePaise: number
  /** What was paid for another booking and counts for this one. */
  carriedPaise: number
  /** The fee of the refund table is taken once a booking. */
  feeTaken: boolean
}

/** What a sale has come to by its changes; before it is sold, as it will be. */
export function saleNow(changes: SaleChange[], wish: { totalPaise: number }): SaleNow {
  const pricePaise = changes.length === 0 ? wish.totalPaise : add(changes, ({ paise }) => paise)
  return {
    pricePaise,
    toComePaise: pricePaise + add(changes, ({ backPaise }) => backPaise),
    carriedPaise: add(changes, ({ carriedPaise }) => Math.max(0, carriedPaise)),
    feeTaken: changes.some(({ feePaise }) => feePaise > 0),
  }
}
