import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { findDeparture } from '../departures/departure-store.ts'
import { runOf } from '../departures/offered-departure.ts'
import { type Mail, queueMail } from '../mail/queue-mail.ts'
import {
  cancelledMails,
  claimedMails,
  confirmedMails,
  partRefundedMails,
  refundedMails,
  refundStuckMails,
  sentBackMails,
  wrongAmountMails,
} from './booking-mails.ts'
import type { BookingNews } from './booking-news.ts'

/** News of a booking go out as mails, queued in the transaction that made them. */
export function createBookingNews(deps: { clock: Clock; site: Site; siteUrl: string }): BookingNews {
  const { clock, site, siteUrl } = deps
  const about = (booking: Parameters<BookingNews['confirmed']>[1]) => ({ booking, site, siteUrl })
  async function send(tx: Database, mails: Mail[]): Promise<void> {
    for (const mail of mails) await queueMail(tx, mail, clock.now())
  }
  return {
    confirmed: async (tx, booking) => {
      const departure = await findDeparture(tx, { tripId: booking.tripId, id: booking.departureId })
      const run = departure && runOf(departure, dateInIndia(clock.now()))
      const confirmedAt = booking.confirmedAt ?? clock.now()
      return send(tx, confirmedMails(about({ ...booking, confirmedAt }), run))
    },
    sentBack: (tx, booking, back) => send(tx, sentBackMails(about(booking), back)),
    claimed: (tx, booking) => send(tx, claimedMails(about(booking))),
    cancelled: (tx, booking, refund) => send(tx, cancelledMails(about(booking), refund)),
    partRefunded: (tx, booking, amountPaise) => send(tx, partRefundedMails(about(booking), amountPaise)),
    refunded: (tx, booking, amountPaise) => send(tx, refundedMails(about(booking), amountPaise)),
    wrongAmount: (tx, booking, paidPaise) => send(tx, wrongAmountMails(about(booking), paidPaise)),
    refundStuck: (tx, booking, amountPaise) => send(tx, refundStuckMails(about(booking), amountPaise)),
  }
}
