import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { findBooking } from '../bookings/booking-store.ts'
import type { MakeCalendarFile } from './make-calendar-file.ts'
import { makeCreditNotePdf } from './make-credit-note-pdf.ts'
import { makeInvoicePdf } from './make-invoice-pdf.ts'
import { numberOfId, type PaperAddress } from './paper-links.ts'
import { findPaper, isInvoice, type Paper } from './paper-store.ts'

export type PaperFile = { name: string; type: string; bytes: Uint8Array }

/** The paper at an address, as a file; null when there is none. Vouchers are pages, not files. */
export type OpenPaper = (address: PaperAddress) => Promise<PaperFile | null>

export function createOpenPaper(deps: { db: Database; makeCalendarFile: MakeCalendarFile }): OpenPaper {
  const { db, makeCalendarFile } = deps
  return async ({ id, kind }) => {
    if (kind === 'calendar') {
      const booking = isBookingReference(id) ? await findBooking(db, id) : null
      return booking && calendarFile(id, makeCalendarFile(booking))
    }
    const number = numberOfId(id)
    const paper = number === null ? null : await findPaper(db, number)
    if (!paper || isInvoice(paper) !== (kind === 'invoice')) return null
    return pdfFile(paper)
  }
}

export function calendarFile(reference: string, text: string): PaperFile {
  return {
    name: `${reference}.ics`,
    type: 'text/calendar; charset=utf-8',
    bytes: new TextEncoder().encode(text),
  }
}

/** Made of the row, so it looks the same whenever it is opened. */
export async function pdfFile(paper: Paper): Promise<PaperFile> {
  const { content } = paper
  const bytes = await ('invoice' in content ? makeCreditNotePdf(content) : makeInvoicePdf(content))
  return { name: `${paper.number.replaceAll('/', '-')}.pdf`, type: 'application/pdf', bytes }
}
