import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { type Mail, queueMail } from '../mail/queue-mail.ts'
import {
  cancelledMails,
  claimedMails,
  confirmedMails,
  guestReplacedMails,
  guestsCancelledMails,
  missedMails,
  partRefundedMails,
  refundedMails,
  refundStuckMails,
  runsMails,
  sentBackMails,
  wrongAmountMails,
} from './booking-mails.ts'
import type { BookingNews } from './booking-news.ts'
import { payLinkMails, receivedMails } from './owed-mails.ts'
import { readReceived } from './payments/read-received.ts'
import { createReadAhead } from './read-ahead.ts'

/** News of a booking go out as mails, queued in the transaction that made them. */
export function createBookingNews(deps: {
  clock: Clock
  site: Site
  siteUrl: string
  findTrip: (id: string) => Trip | null
}): BookingNews {
  const { clock, site, siteUrl } = deps
  const readAhead = createReadAhead(deps)
  const about = (booking: Parameters<BookingNews['confirmed']>[1]) => ({ booking, site, siteUrl })
  async function send(tx: Database, mails: Mail[]): Promise<void> {
    // Whoever books at the desk may have no address.
    for (const mail of mails) if (mail.to !== '') await queueMail(tx, mail, clock.now())
  }
  return {
    confirmed: async (tx, booking) => {
      const confirmedAt = booking.confirmedAt ?? clock.now()
      // Whoever confirms it hands in the booking as it was before.
      const confirmed = { ...booking, status: 'confirmed' as const, confirmedAt }
      const ahead = await readAhead(tx, confirmed)
      return send(tx, confirmedMails(about(confirmed), ahead, await readReceived(tx, confirmed)))
    },
    runs: (tx, booking) => send(tx, runsMails(about(booking))),
    missed: (tx, booking, missed) => send(tx, missedMails(about(booking), missed)),
    sentBack: (tx, booking, back) => send(tx, sentBackMails(about(booking), back)),
    claimed: (tx, booking) => send(tx, claimedMails(about(booking))),
    cancelled: (tx, booking, refund) => send(tx, cancelledMails(about(booking), refund)),
    partRefunded: (tx, booking, back) => send(tx, partRefundedMails(about(booking), back)),
    guestsCancelled: (tx, booking, refund) => send(tx, guestsCancelledMails(about(booking), refund)),
    // What is told of the new booking names the old one.
    movedAway: () => Promise.resolve(),
    guestReplaced: (tx, booking) => send(tx, guestReplacedMails(about(booking))),
    refunded: (tx, booking, refund) => send(tx, refundedMails(about(booking), refund)),
    received: (tx, booking, receipt) => send(tx, receivedMails(about(booking), receipt)),
    payLink: (tx, booking, owed) => send(tx, payLinkMails(about(booking), owed)),
    wrongAmount: (tx, booking, paidPaise) => send(tx, wrongAmountMails(about(booking), paidPaise)),
    refundStuck: (tx, booking, amountPaise) => send(tx, refundStuckMails(about(booking), amountPaise)),
  }
}
