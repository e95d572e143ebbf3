import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import type { CreditNote } from '#domain/papers/paper.ts'
import { endPaper, type MoneyRow, setHead, setMoney, setParties, setTrip, taxRows } from './paper-parts.ts'
import { openPaperFonts } from './pdf/paper-fonts.ts'
import { createSheet } from './sheet.ts'

const titles: Record<CreditNote['kind'], string> = {
  'credit note': 'Credit note',
  'receipt of refund': 'Receipt of refund',
}

/** The same note always gives the same file, byte by byte. */
export async function makeCreditNotePdf(note: CreditNote): Promise<Uint8Array> {
  const { kind, number, date, bookingReference, invoice, seller, trip, reason, refunds } = note
  const title = titles[kind]
  const original = kind === 'credit note' ? 'Tax invoice' : 'Receipt'
  const sheet = createSheet(await openPaperFonts(), `${title} ${number}`, seller.legalName)
  setHead(sheet, title, [
    ['Number', number],
    ['Date', showPlainDate(date)],
    [`For ${original.toLowerCase()}`, `${invoice.number} of ${showPlainDate(invoice.date)}`],
    ['Booking', bookingReference],
  ])
  setParties(sheet, note)
  setTrip(sheet, trip)
  setMoney(sheet, reason, refundRows(note, `Total of ${original.toLowerCase()} ${invoice.number}`))
  setMoney(sheet, 'Tax in this refund', taxRows(note))
  setMoney(sheet, 'Paid back', refunds)
  return endPaper(sheet, note, {
    title,
    notes: kind === 'receipt of refund' ? ['This is a receipt, not a credit note.'] : [],
  })
}

/** From what was invoiced to what is given back now; what is nothing has no line. */
function refundRows({ invoice, amounts }: CreditNote, total: string): MoneyRow[] {
  const keptPaise = invoice.totalPaise - invoice.refundedPaise - amounts.totalPaise
  const rows: MoneyRow[] = [{ label: total, paise: invoice.totalPaise }]
  if (invoice.refundedPaise > 0) rows.push({ label: 'Refunded before', paise: -invoice.refundedPaise })
  if (keptPaise > 0) rows.push({ label: 'Not refunded', paise: -keptPaise })
  return [...rows, { label: 'Refund', paise: amounts.totalPaise, kind: 'sum' }]
}
