import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { type Mail, queueMail } from '../mail/queue-mail.ts'
import type { About } from './booking-mail-parts.ts'
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
import type { Booking } from './booking-store.ts'
import { readParty } from './guests/read-party.ts'
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
  /** Queues what is written of a booking with those who travel on it now. */
  async function tell(tx: Database, booking: Booking, write: (about: About) => Mail[]): Promise<void> {
    const mails = write({ booking, party: await readParty(tx, booking), site, siteUrl })
    // Whoever books at the desk may have no address.
    for (const mail of mails) if (mail.to !== '') await queueMail(tx, mail, clock.now())
  }
  return {
    confirmed: async (tx, booking) => {
      const confirmedAt = booking.confirmedAt ?? clock.now()
      // Whoever confirms it hands in the booking as it was before.
      const confirmed = { ...booking, status: 'confirmed' as const, confirmedAt }
      const ahead = await readAhead(tx, confirmed)
      const received = await readReceived(tx, confirmed)
      await tell(tx, confirmed, (about) => confirmedMails(about, ahead, received))
    },
    runs: (tx, booking) => tell(tx, booking, runsMails),
    missed: (tx, booking, missed) => tell(tx, booking, (about) => missedMails(about, missed)),
    sentBack: (tx, booking, back) => tell(tx, booking, (about) => sentBackMails(about, back)),
    claimed: (tx, booking) => tell(tx, booking, claimedMails),
    cancelled: (tx, booking, refund) => tell(tx, booking, (about) => cancelledMails(about, refund)),
    partRefunded: (tx, booking, back) => tell(tx, booking, (about) => partRefundedMails(about, back)),
    guestsCancelled: (tx, booking, gone) =>
      tell(tx, { ...booking, guests: gone.stay.guests }, (about) => guestsCancelledMails(about, gone)),
    // What is told of the new booking names the old one.
    movedAway: () => Promise.resolve(),
    guestReplaced: (tx, booking) => tell(tx, booking, guestReplacedMails),
    refunded: (tx, booking, refund) => tell(tx, booking, (about) => refundedMails(about, refund)),
    received: (tx, booking, receipt) => tell(tx, booking, (about) => receivedMails(about, receipt)),
    payLink: (tx, booking, owed) => tell(tx, booking, (about) => payLinkMails(about, owed)),
    wrongAmount: (tx, booking, paid) => tell(tx, booking, (about) => wrongAmountMails(about, paid)),
    refundStuck: (tx, booking, amount) => tell(tx, booking, (about) => refundStuckMails(about, amount)),
  }
}
