import type { Database } from '#database/client.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Site } from '#domain/site/site.ts'
import { type Booking, listBookingsOf } from '../bookings/booking-store.ts'
import { listOpenPayments } from '../bookings/payments/payment-store.ts'
import { findWallet } from '../wallet/wallet-store.ts'

/** What keeps an account from being deleted just now, and what to do about it. */
export type DeletionBlocker = {
  code: 'trip_ahead' | 'payment_open' | 'credit_left'
  text: string
  way: { label: string; to: string }
}

/** Credit is never forfeited, and nobody is left alone with a trip to come or a payment in the air. */
export async function findBlockers(
  db: Pick<Database, 'select'>,
  travellerId: string,
  { today, site }: { today: string; site: Site },
): Promise<DeletionBlocker[]> {
  const bookings = await listBookingsOf(db, travellerId, { attempts: true })
  const ahead = bookings.filter(({ status, terms }) => status === 'confirmed' && terms.endDate >= today)
  const attempts = bookings.filter(({ status }) => status !== 'confirmed').map(({ reference }) => reference)
  const isOpen =
    bookings.some(({ status }) => isUnpaid(status)) || (await listOpenPayments(db, attempts)).length > 0
  const { balancePaise, reservedPaise } = await findWallet(db, travellerId)
  const credit = balancePaise + reservedPaise
  return [
    ...ahead.map(tripAhead),
    ...(isOpen ? [paymentOpen] : []),
    ...(credit > 0 ? [creditLeft(credit, site)] : []),
  ]
}

function tripAhead({ reference, terms }: Booking): DeletionBlocker {
  return {
    code: 'trip_ahead',
    text: `You are booked on ${terms.title} from ${showDate(terms.startDate)}. Travel first, or cancel it.`,
    way: { label: 'Open booking', to: `/my-trips?booking=${reference}` },
  }
}

const paymentOpen: DeletionBlocker = {
  code: 'payment_open',
  text: 'A payment of yours is still open. In a few minutes we know what became of it.',
  way: { label: 'My Trips', to: '/my-trips' },
}

function creditLeft(paise: number, site: Site): DeletionBlocker {
  const amount = formatPaise(paise)
  const subject = encodeURIComponent('Please pay out my wallet credit')
  return {
    code: 'credit_left',
    text: `Your wallet holds ${amount}. It is yours: use it, or tell us where to pay it.`,
    way: { label: 'Ask us to pay it out first', to: `mailto:${site.email}?subject=${subject}` },
  }
}
