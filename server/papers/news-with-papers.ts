import { sayCounts } from '#domain/bookings/say-party.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { LegalFacts } from '#domain/site/legal-facts.ts'
import type { Site } from '#domain/site/site.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { BookingNews } from '../bookings/booking-news.ts'
import { listEvents } from '../bookings/booking-store.ts'
import { createBookingNews } from '../bookings/tell-by-mail.ts'
import { createIssueCreditNote } from './issue-credit-note.ts'
import { createIssueInvoice } from './issue-invoice.ts'

/** Money that comes back is put on paper in the transaction that sends it, before anybody is told of it. */
export function createNewsWithPapers(deps: {
  clock: Clock
  site: Site
  siteUrl: string
  legal: LegalFacts
  findTrip: (id: string) => Trip | null
}): BookingNews {
  const { clock } = deps
  const news = createBookingNews(deps)
  const issueCreditNote = createIssueCreditNote({ issueInvoice: createIssueInvoice(deps) })
  return {
    ...news,
    async cancelled(tx, booking, refund) {
      const last = (await listEvents(tx, booking.reference)).at(-1)
      const reason = last?.by === 'traveller' ? 'Cancelled by the traveller' : 'Cancelled by the operator'
      await issueCreditNote(tx, booking, { ...refund, reason, stands: false, at: clock.now() })
      await news.cancelled(tx, booking, refund)
    },
    async guestsCancelled(tx, booking, refund) {
      const { left, byOperator } = refund
      const reason = `${sayCounts(left)} taken off by the ${byOperator ? 'operator' : 'traveller'}`
      await issueCreditNote(tx, booking, { ...refund, reason, stands: true, at: clock.now() })
      await news.guestsCancelled(tx, booking, refund)
    },
    async movedAway(tx, booking, moved) {
      const { to, carriedPaise, waivedPaise } = moved
      const refund = { toWalletPaise: 0, toOnlinePaise: 0, carriedPaise, waivedPaise }
      await issueCreditNote(tx, booking, {
        ...refund,
        reason: `Moved to booking ${to}`,
        stands: false,
        at: clock.now(),
      })
      await news.movedAway(tx, booking, moved)
    },
    async partRefunded(tx, booking, back) {
      const reason = 'A part of the price given back'
      const { amountPaise, byHandPaise } = back
      const refund = { toWalletPaise: 0, toOnlinePaise: amountPaise, byHandPaise }
      await issueCreditNote(tx, booking, { ...refund, reason, stands: true, at: clock.now() })
      await news.partRefunded(tx, booking, back)
    },
  }
}
