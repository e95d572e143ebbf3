import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

export type RefundPlace = { at: Date; id: string }

export type RefundLine = {
  merchantRefundId: string
  reference: string
  name: string
  title: string
  startDate: string
  amountPaise: number
  state: 'due' | 'pending' | 'completed' | 'failed'
  attempt: number
  byHand: boolean
  why: string
  createdAt: Date
  settledAt: Date | null
}

/** Each state of the list with the condition that finds its rows by an index. */
const conditions = {
  'under way': sql`refunds.state in ('due', 'pending') and not by_hand`,
  'by hand': sql`refunds.state = 'due' and by_hand`,
  /** The newest attempt at a sum, when none of them has arrived or is on its way. */
  refused: sql`refunds.state = 'failed' and not exists (
    select from refunds as other
    where other.reference = refunds.reference and regexp_replace(other.merchant_refund_id, '-\\d+$', '') = regexp_replace(refunds.merchant_refund_id, '-\\d+$', '')
      and (other.state <> 'failed' or other.attempt > refunds.attempt)
  )`,
  done: sql`refunds.state = 'completed'`,
}

export type RefundState = keyof typeof conditions

type Row = Omit<RefundLine, 'createdAt' | 'settledAt' | 'amountPaise'> & {
  amountPaise: string
  createdAt: string
  settledAt: string | null
}

/** The newest first, those before a place. */
export async function listRefundLines(
  db: Pick<Database, 'execute'>,
  state: RefundState,
  { before, most }: { before: RefundPlace | null; most: number },
): Promise<RefundLine[]> {
  const after = before
    ? sql`and (refunds.created_at, refunds.merchant_refund_id) < (${before.at.toISOString()}::timestamptz, ${before.id})`
    : sql``
  const { rows } = await db.execute<Row>(sql`
    select refunds.merchant_refund_id as "merchantRefundId", refunds.reference, bookings.name, bookings.sold ->> 'title' as title,
      bookings.sold ->> 'startDate' as "startDate", refunds.amount_paise as "amountPaise", refunds.state, refunds.attempt, refunds.by_hand as "byHand",
      refunds.why, refunds.created_at as "createdAt", refunds.settled_at as "settledAt"
    from refunds join bookings on bookings.reference = refunds.reference
    where ${conditions[state]} ${after}
    order by refunds.created_at desc, refunds.merchant_refund_id desc limit ${most}`)
  return rows.map(({ amountPaise, createdAt, settledAt, ...row }) => ({
    ...row,
    amountPaise: Number(amountPaise),
    createdAt: new Date(createdAt),
    settledAt: settledAt === null ? null : new Date(settledAt),
  }))
}

/** Up to a hundred: beyond that nobody counts. */
export async function countRefunds(db: Pick<Database, 'execute'>, state: RefundState): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (select from refunds where ${conditions[state]} limit 100) as counted`,
  )
  return rows[0]?.count ?? 0
}
