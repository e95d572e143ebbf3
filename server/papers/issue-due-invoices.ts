import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { daysForDetails } from '#domain/papers/invoice-due.ts'
import { lockBooking } from '../bookings/booking-store.ts'
import type { IssueInvoice } from './issue-invoice.ts'
import { listWithoutInvoice } from './paper-store.ts'

const atOnce = 50
const day = 24 * 3600_000

/** Issues invoices for which nobody gave details in time. */
export type IssueDueInvoices = () => Promise<void>

export function createIssueDueInvoices(deps: {
  db: Database
  clock: Clock
  issueInvoice: IssueInvoice
}): IssueDueInvoices {
  const { db, clock, issueInvoice } = deps
  return async () => {
    for (;;) {
      const at = clock.now()
      const due = await listWithoutInvoice(db, new Date(at.getTime() - daysForDetails * day), atOnce)
      for (const reference of due)
        await db.transaction(async (tx) => {
          const booking = await lockBooking(tx, reference)
          if (booking?.status === 'confirmed' || booking?.status === 'completed')
            await issueInvoice(tx, booking, at)
        })
      if (due.length < atOnce) return
    }
  }
}
