import { sayRefundReason } from '#domain/bookings/refund-words.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { showBriefly } from '#domain/calendar/show-moment.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { RefundLine, RefundPlace } from '#server/bookings/refunds/refund-list-store.ts'
import type { Desk } from '#server/console/desk.ts'
import { type RefundTab, refundTabs } from './refund-tabs.ts'

export type RefundRow = ReturnType<typeof rowOf>

const states = {
  due: { state: 'Not sent yet', tone: 'wait' },
  pending: { state: 'At PhonePe', tone: 'under-way' },
  completed: { state: 'Arrived', tone: 'good' },
  failed: { state: 'Refused', tone: 'bad' },
} as const

const byHand = {
  due: { state: 'To be paid by hand', tone: 'wait' },
  completed: { state: 'Paid back by hand', tone: 'good' },
} as const

/** Fifty rows of a part of the page, and the address of the next. */
export async function showRefunds(
  { services, now }: Pick<Desk, 'services' | 'now'>,
  tab: RefundTab,
  after: string | null,
): Promise<{ rows: RefundRow[]; next: string | null }> {
  const { rows, next } = await services.refunds.list(refundTabs[tab], { before: readPlace(after), most: 50 })
  return {
    rows: rows.map((row) => rowOf(row, now)),
    next: next && `/console/refunds?${new URLSearchParams({ show: tab, after: writePlace(next) })}`,
  }
}

function rowOf(row: RefundLine, now: Date) {
  const { merchantRefundId, reference, name, title, startDate, amountPaise, why, attempt } = row
  return {
    id: merchantRefundId,
    reference,
    name: name || 'Name erased',
    trip: `${title.split(':')[0]}, ${showPlainDate(startDate)}`,
    why: attempt > 1 ? `${sayRefundReason(why)}, attempt ${attempt}` : sayRefundReason(why),
    since: showBriefly(row.settledAt ?? row.createdAt, now),
    sum: formatPaise(amountPaise),
    ...(row.byHand ? { ...states, ...byHand } : states)[row.state],
  }
}

const writePlace = ({ at, id }: RefundPlace) => `${at.toISOString()} ${id}`

/** Null for the first rows, and for what is no place. */
function readPlace(text: string | null): RefundPlace | null {
  const [, moment = '', id = ''] = /^(\S{24}) ([\w-]{1,63})$/.exec(text ?? '') ?? []
  const at = new Date(moment)
  return id && !Number.isNaN(at.getTime()) ? { at, id } : null
}
