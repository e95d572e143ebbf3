import { sayCounts } from '#domain/bookings/say-party.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { exactAmount } from '#domain/papers/exact-amount.ts'
import type { Invoice } from '#domain/papers/paper.ts'
import { endPaper, setHead, setMoney, setParties, setTrip, taxRows } from './paper-parts.ts'
import { openPaperFonts } from './pdf/paper-fonts.ts'
import { createSheet } from './sheet.ts'

const titles: Record<Invoice['kind'], string> = { 'tax invoice': 'Tax invoice', receipt: 'Receipt' }

/** The same invoice always gives the same file, byte by byte. */
export async function makeInvoicePdf(invoice: Invoice): Promise<Uint8Array> {
  const { kind, number, date, bookingReference, seller, trip, lines, payments, amounts } = invoice
  const title = titles[kind]
  const sheet = createSheet(await openPaperFonts(), `${title} ${number}`, seller.legalName)
  setHead(sheet, title, [
    ['Number', number],
    ['Date', showPlainDate(date)],
    ['Booking', bookingReference],
  ])
  setParties(sheet, invoice)
  setTrip(sheet, trip)
  setMoney(sheet, 'Price', [
    ...lines.map(({ kind, label, paise }) =>
      kind === 'subtotal'
        ? {
            label: `${label} (${sayCounts({ guests: trip.guests, children: 0 })} × ${exactAmount(invoice.perGuestPaise)})`,
            paise,
          }
        : { label, paise },
    ),
    { label: 'Price with all taxes', paise: amounts.totalPaise, kind: 'sum' },
  ])
  setMoney(sheet, 'Tax in this price', taxRows(invoice))
  setMoney(sheet, 'Paid', payments)
  return endPaper(sheet, invoice, {
    title,
    notes: kind === 'receipt' ? ['This is a receipt, not a tax invoice.'] : [],
  })
}
