import { displayPhone } from '#domain/forms/phone-number.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Invoice } from '#domain/papers/paper.ts'
import type { Site } from '#domain/site/site.ts'
import { askForPan } from '../bookings/booking-mails.ts'
import type { Booking } from '../bookings/booking-store.ts'
import type { Mail } from '../mail/queue-mail.ts'

const names: Record<Invoice['kind'], string> = { 'tax invoice': 'invoice', receipt: 'receipt' }

/** To the traveller, with the paper itself. */
export function invoiceMail(about: {
  booking: Booking
  invoice: Invoice
  site: Site
  siteUrl: string
}): Mail {
  const { booking, invoice, site, siteUrl } = about
  const name = names[invoice.kind]
  return {
    to: booking.email,
    subject: `Your ${name} ${invoice.number} (${booking.reference})`,
    body: [
      `Hello ${booking.name},`,
      '',
      `here is your ${name} ${invoice.number} for ${booking.terms.title}, ${formatPaise(invoice.amounts.totalPaise)}.`,
      `It is in My Trips as well: ${siteUrl}/my-trips`,
      '',
      `Questions? Call ${displayPhone(site.phone)} or answer this mail.`,
      '',
      site.name,
    ].join('\n'),
    replyTo: site.email,
    reference: booking.reference,
    attachments: ['invoice'],
  }
}

/** To a traveller abroad who has given no PAN yet. */
export function panReminder(about: { booking: Booking; site: Site; siteUrl: string }): Mail {
  const { booking, site } = about
  return {
    to: booking.email,
    subject: `Please give us your PAN (${booking.reference})`,
    body: [
      `Hello ${booking.name},`,
      '',
      `your trip ${booking.terms.title} is booked, and we do not have your PAN yet.`,
      ...askForPan(about),
      '',
      `Questions? Call ${displayPhone(site.phone)} or answer this mail.`,
      '',
      site.name,
    ].join('\n'),
    replyTo: site.email,
    reference: booking.reference,
  }
}
