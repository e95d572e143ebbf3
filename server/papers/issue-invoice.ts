import type { Database } from '#database/client.ts'
import { countChildren } from '#domain/bookings/say-party.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import type { PriceLine } from '#domain/money/price.ts'
import type { StateName } from '#domain/papers/indian-states.ts'
import type { InvoiceDetails } from '#domain/papers/invoice-details.ts'
import { type Invoice, invoiceKind, type PaperLine, writeInvoice } from '#domain/papers/paper.ts'
import { receiptWords } from '#domain/receipts/receipt.ts'
import type { LegalFacts } from '#domain/site/legal-facts.ts'
import type { Site } from '#domain/site/site.ts'
import type { Booking } from '../bookings/booking-store.ts'
import { type BookingGuest, listGuests, present } from '../bookings/guests/guest-store.ts'
import { readReceived } from '../bookings/payments/read-received.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { listReceipts } from '../receipts/receipt-store.ts'
import { issuePaper } from './issue-paper.ts'
import { invoiceMail } from './paper-mails.ts'
import { type DetailsRow, findDetails, isInvoice, listPapers, type Paper } from './paper-store.ts'

export type IssuedInvoice = Paper & { content: Invoice }

/**
 * The invoice of a booking that was paid, with the details that were given so far; the one that there is, if it was issued before. In the
 * caller's transaction, which holds the booking's lock.
 */
export type IssueInvoice = (tx: Database, booking: Booking, at: Date) => Promise<IssuedInvoice>

export function createIssueInvoice(deps: { legal: LegalFacts; site: Site; siteUrl: string }): IssueInvoice {
  const { legal, site, siteUrl } = deps
  return async (tx, booking, at) => {
    const { reference, terms } = booking
    const issued = (await listPapers(tx, [reference])).find(isInvoice)
    if (issued) return issued
    const details = await findDetails(tx, reference)
    const payments = await paymentsOf(tx, booking)
    const guests = asCounted(await listGuests(tx, reference), booking)
    const invoice = await issuePaper(tx, { kind: invoiceKind(legal), reference, at }, (numbered) =>
      writeInvoice({
        ...numbered,
        bookingReference: reference,
        legal,
        contact: { phone: site.phone, email: site.email },
        details: details && detailsOf(details),
        bookedBy: booking.name,
        trip: {
          title: terms.title,
          packageName: terms.packageTitle,
          startDate: terms.startDate,
          endDate: terms.endDate,
          guests: booking.guests,
          children: countChildren(guests),
          guestNames: [booking.name],
        },
        price: {
          lines: terms.lines as PriceLine[],
          included: terms.included,
          taxPercent: terms.taxPercent,
          perGuestPaise: terms.perPersonPaise,
        },
        payments,
      }),
    )
    await queueMail(tx, invoiceMail({ booking, invoice: invoice.content, site, siteUrl }), at)
    return invoice
  }
}

/** Those for whom the booking was handed in: whoever leaves with the credit note that follows is still invoiced. */
function asCounted(all: BookingGuest[], { guests }: Pick<Booking, 'guests'>): BookingGuest[] {
  const stay = present(all)
  const left = all
    .filter(({ ended }) => ended === 'left')
    .toSorted((a, b) => (b.endedAt?.getTime() ?? 0) - (a.endedAt?.getTime() ?? 0))
  return [...stay, ...left.slice(0, Math.max(0, guests - stay.length))]
}

/** They add up to what was sold: what staff took by its way, and at the end what is still to come. */
async function paymentsOf(tx: Database, booking: Booking): Promise<PaperLine[]> {
  const { reference, payablePaise, walletPaise, dueOn } = booking
  const taken = Map.groupBy(await listReceipts(tx, [reference]), ({ way }) => way)
  const byHand = [...taken].map(([way, receipts]) => ({
    label: `Paid: ${receiptWords[way].shown}`,
    paise: receipts.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  }))
  const { owedPaise, byHandPaise, carriedPaise } = await readReceived(tx, booking)
  const carried = Math.min(carriedPaise, payablePaise)
  const online = payablePaise - owedPaise - byHandPaise - carried
  return [
    { label: 'Paid through PhonePe', paise: online },
    ...byHand,
    { label: `Paid for booking ${booking.carriesFrom}`, paise: carried },
    { label: 'Paid with wallet credit', paise: walletPaise },
    { label: dueOn ? `To be paid by ${showPlainDate(dueOn)}` : 'To be paid', paise: owedPaise },
  ].filter(({ paise }) => paise > 0)
}

/** The PAN is for the tax's return and stands on no paper. */
function detailsOf({ name, address, pinCode, state, company, gstin }: DetailsRow): InvoiceDetails {
  return {
    name,
    address,
    pinCode,
    state: state as StateName,
    company: company ?? '',
    gstin: gstin ?? '',
    pan: '',
  }
}
