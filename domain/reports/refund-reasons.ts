import type { RefundsBy } from './report-filter.ts'

/** What went back in a month for one reason. */
export type ReasonSum = {
  month: string
  reason: string
  /** How often, and on how many bookings. */
  refunds: number
  bookings: number
  onlinePaise: number
  walletPaise: number
}

export type ReasonRow = Omit<ReasonSum, 'month' | 'reason'> & { key: string }

/** By reason the largest sum first, by month in the order of time. A booking that got something back twice counts in both months. */
export function groupReasons(sums: ReasonSum[], by: RefundsBy): ReasonRow[] {
  const rows = new Map<string, ReasonRow>()
  for (const one of sums) {
    const key = by === 'month' ? one.month : one.reason
    const row = rows.get(key) ?? { key, refunds: 0, bookings: 0, onlinePaise: 0, walletPaise: 0 }
    add(row, one)
    rows.set(key, row)
  }
  const byKey = (a: ReasonRow, b: ReasonRow) => (a.key < b.key ? -1 : 1)
  return [...rows.values()].toSorted((a, b) =>
    by === 'reason' ? backPaise(b) - backPaise(a) || byKey(a, b) : byKey(a, b),
  )
}

export function sumReasons(rows: Omit<ReasonRow, 'key'>[]): Omit<ReasonRow, 'key'> {
  const sums = { refunds: 0, bookings: 0, onlinePaise: 0, walletPaise: 0 }
  for (const row of rows) add(sums, row)
  return sums
}

export function backPaise({
  onlinePaise,
  walletPaise,
}: Pick<ReasonRow, 'onlinePaise' | 'walletPaise'>): number {
  return onlinePaise + walletPaise
}

function add(to: Omit<ReasonRow, 'key'>, one: Omit<ReasonRow, 'key'>): void {
  for (const name of ['refunds', 'bookings', 'onlinePaise', 'walletPaise'] as const) to[name] += one[name]
}
