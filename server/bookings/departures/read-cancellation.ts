import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { wholeRefund } from '#domain/bookings/refund-amount.ts'
import type { ShownState } from '../../approvals/fingerprint.ts'
import type { WhichDeparture } from '../../departures/change-departure.ts'
import type { DepartureRow } from '../../departures/departure-store.ts'
import { listBookingsOfDeparture } from '../booking-list-store.ts'
import { readRefundable } from '../refunds/read-refundable.ts'
import { troubleCreditOf } from '../refunds/trouble-credit.ts'

export type CancellationLine = {
  reference: string
  name: string
  guests: number
  paidPaise: number
  toOnlinePaise: number
  toWalletPaise: number
  troubleCreditPaise: number
}

/** What cancelling a departure would do now. Each booking is told by one mail. */
export type Cancellation = {
  lines: CancellationLine[]
  /** Payments under way that end. */
  holds: number
  /** In all, by whichever way. */
  backPaise: number
}

export async function readCancellation(
  db: Pick<Database, 'select'>,
  { tripId, id }: WhichDeparture,
  today: string,
): Promise<Cancellation> {
  const bookings = await listBookingsOfDeparture(db, { tripId, departureId: id })
  const lines: CancellationLine[] = []
  for (const booking of bookings.filter(({ status }) => status === 'confirmed')) {
    const refundable = await readRefundable(db, booking)
    const { toOnlinePaise, toWalletPaise } = wholeRefund(refundable)
    lines.push({
      reference: booking.reference,
      name: booking.name,
      guests: booking.guests,
      paidPaise: refundable.left.onlinePaise + refundable.left.walletPaise,
      toOnlinePaise,
      toWalletPaise,
      troubleCreditPaise: troubleCreditOf(booking, today),
    })
  }
  return {
    lines,
    holds: bookings.filter(({ status }) => isUnpaid(status)).length,
    backPaise: lines.reduce((sum, line) => sum + line.toOnlinePaise + line.toWalletPaise, 0),
  }
}

/**
 * What of a departure bears on cancelling it, as it is shown before somebody asks or decides: its seats, whose bookings stand, and what each gets. Seats that are held are no part of it: they come and go with
 * every visitor, and whoever pays for them is a booking more.
 */
export function stateOfCancellation(
  { cancelledAt, total, soldByPhone }: DepartureRow,
  { lines, backPaise }: Cancellation,
): ShownState {
  const add = (of: (line: CancellationLine) => number) => lines.reduce((sum, line) => sum + of(line), 0)
  return {
    cancelled: cancelledAt !== null,
    total,
    soldByPhone,
    bookings: lines.length,
    guests: add(({ guests }) => guests),
    paidPaise: add(({ paidPaise }) => paidPaise),
    backPaise,
    creditPaise: add(({ troubleCreditPaise }) => troubleCreditPaise),
    each: lines
      .map(({ reference, guests, toOnlinePaise, toWalletPaise }) =>
        [reference, guests, toOnlinePaise, toWalletPaise].join(':'),
      )
      .join(' '),
  }
}
