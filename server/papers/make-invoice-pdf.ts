import { sayCounts } from '#domain/bookings/say-party.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { exactAmount } from '#domain/papers/exact-amount.ts'
import type { Invoice } from '#domain/papers/paper.ts'
import { endPaper, setHead, setMoney, setParties, setTrip, taxRows } from './paper-parts.ts'
import { openPaperFonts } from './pdf/paper-fonts.ts'
import { createSheet } from './sheet.ts'

const titles: Record<Invoice['kind'], string> = { 'tax invoice': 'Tax invoice', receipt: 'Receipt' }

/** 'Subtotal (2 guests × ₹37,999.00)'; of a party whose seats don't all cost the same, 'Children (1 × ₹11,725.00)'. */
function withCount(
  { kind, label, paise, count }: Invoice['lines'][number],
  { trip, perGuestPaise }: Invoice,
): string {
  if (kind === 'subtotal' && !trip.children)
    return `${label} (${sayCounts({ guests: trip.guests, children: 0 })} × ${exactAmount(perGuestPaise)})`
  return count ? `${label} (${count} × ${exactAmount(paise / count)})` : label
}

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
    ...lines.map((line) => ({ label: withCount(line, invoice), paise: line.paise })),
    { label: 'Price with all taxes', paise: amounts.totalPaise, kind: 'sum' },
  ])
  setMoney(sheet, 'Tax in this price', taxRows(invoice))
  setMoney(sheet, 'Paid', payments)
  return endPaper(sheet, invoice, {
    title,
    notes: kind === 'receipt' ? ['This is a receipt, not a tax invoice.'] : [],
  })
}
