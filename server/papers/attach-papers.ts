import type { Database } from '#database/client.ts'
import { findBooking } from '../bookings/booking-store.ts'
import type { AttachPapers } from '../mail/mail-attachment.ts'
import type { MakeCalendarFile } from './make-calendar-file.ts'
import { calendarFile, pdfFile } from './open-paper.ts'
import { isCreditNote, isInvoice, listPapers } from './paper-store.ts'

/** What of a booking's papers there is when the mail goes out. */
export function createAttachPapers(deps: { db: Database; makeCalendarFile: MakeCalendarFile }): AttachPapers {
  const { db, makeCalendarFile } = deps
  return async (reference, wanted) => {
    const booking = await findBooking(db, reference)
    if (!booking) return []
    const papers = await listPapers(db, [reference])
    const pdfs = papers.filter(
      (paper) =>
        (wanted.includes('invoice') && isInvoice(paper)) ||
        (wanted.includes('credit note') && isCreditNote(paper)),
    )
    return [
      ...(wanted.includes('calendar') ? [calendarFile(reference, makeCalendarFile(booking))] : []),
      ...(await Promise.all(pdfs.map(pdfFile))),
    ]
  }
}
