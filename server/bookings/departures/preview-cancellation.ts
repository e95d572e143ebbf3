import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { wholeRefund } from '#domain/bookings/refund-amount.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { WhichDeparture } from '../../departures/change-departure.ts'
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
export type CancellationPreview = {
  lines: CancellationLine[]
  /** Payments under way that end. */
  holds: number
}

export type PreviewCancellation = (which: WhichDeparture) => Promise<CancellationPreview>

export function createPreviewCancellation({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): PreviewCancellation {
  return async ({ tripId, id }) => {
    const today = dateInIndia(clock.now())
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
    return { lines, holds: bookings.filter(({ status }) => isUnpaid(status)).length }
  }
}
