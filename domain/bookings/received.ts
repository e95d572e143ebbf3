/** What came in for a booking, whatever has gone back since. */
export type Received = { payablePaise: number; onlinePaise: number; byHandPaise: number }

/** What is still owed of what was sold. A second payment, which goes back, makes it no less than nothing. */
export function owedOf({ payablePaise, onlinePaise, byHandPaise }: Received): number {
  return Math.max(0, payablePaise - onlinePaise - byHandPaise)
}
