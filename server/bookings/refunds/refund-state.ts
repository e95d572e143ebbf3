import type { Database } from '#database/client.ts'
import { summedOver } from '#domain/approvals/approval.ts'
import type { ShownState } from '../../approvals/fingerprint.ts'
import type { Booking } from '../booking-store.ts'
import { listRefunds } from '../payments/payment-store.ts'
import { eachSum } from './queue-refund.ts'
import { readRefundable } from './read-refundable.ts'

/** What of a booking bears on sending money back, as it is shown before somebody asks or decides. */
export async function readRefundState(db: Pick<Database, 'select'>, booking: Booking): Promise<ShownState> {
  const { left } = await readRefundable(db, booking)
  const sums = eachSum(await listRefunds(db, booking.reference))
  return {
    status: booking.status,
    departure: `${booking.tripId}/${booking.departureId}`,
    guests: booking.guests,
    totalPaise: booking.totalPaise,
    payablePaise: booking.payablePaise,
    walletPaise: left.walletPaise,
    leftPaise: left.onlinePaise,
    sums: sums.length,
    sentPaise: sums.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  }
}

/** What was sent back of a booking lately, each sum once from its first attempt on: sent in parts it is still as much. */
export async function sumSentLately(
  db: Pick<Database, 'select'>,
  reference: string,
  at: Date,
): Promise<number> {
  const refunds = await listRefunds(db, reference)
  const since = at.getTime() - summedOver
  return refunds
    .filter(({ attempt, createdAt }) => attempt === 1 && createdAt.getTime() > since)
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}
