/** What came in for a booking, whatever has gone back since. */
export type Received = {
  /** What has to come in for it in all, wallet credit included. */
  toComePaise: number
  walletPaise: number
  /** What was paid for a booking whose place this one took. */
  carriedPaise: number
  onlinePaise: number
  byHandPaise: number
}

/** What is still owed of what was sold. A second payment, which goes back, makes it no less than nothing. */
export function owedOf(received: Received): number {
  return Math.max(0, received.toComePaise - receivedOf(received))
}

export function receivedOf({ walletPaise, carriedPaise, onlinePaise, byHandPaise }: Received): number {
  return walletPaise + carriedPaise + onlinePaise + byHandPaise
}
