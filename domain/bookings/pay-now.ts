/** What has to be paid for the seats to be sold: all of it, less what another booking brings along; or a first part, where the rest is owed until a day. */
export function payNowOf(booking: {
  terms: { balance?: { nowPaise: number } }
  payablePaise: number
  carriedPaise: number
}): number {
  const { terms, payablePaise, carriedPaise } = booking
  return terms.balance?.nowPaise ?? Math.max(0, payablePaise - carriedPaise)
}
