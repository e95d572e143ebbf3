import type { Database } from '#database/client.ts'
import { findBooking } from '../bookings/booking-store.ts'
import type { AttachPapers } from '../mail/mail-attachment.ts'
import type { MakeCalendarFile } from './make-calendar-file.ts'
import { calendarFile, pdfFile } from './open-paper.ts'
import type { OpenVoucherPdf } from './open-voucher-pdf.ts'
import { isCreditNote, isInvoice, listPapers } from './paper-store.ts'
import { findVoucherLink } from './voucher-link-store.ts'
import type { VoucherLinks } from './voucher-links.ts'

/** What of a booking's papers there is when the mail goes out. */
export function createAttachPapers(deps: {
  db: Database
  makeCalendarFile: MakeCalendarFile
  voucherLinks: VoucherLinks
  openVoucherPdf: OpenVoucherPdf
}): AttachPapers {
  const { db, makeCalendarFile, voucherLinks, openVoucherPdf } = deps

  /** With the link that opens now; null once the booking does not stand. */
  async function makeVoucher(reference: string) {
    const { number } = await findVoucherLink(db, reference)
    return openVoucherPdf(voucherLinks.codeOf({ reference, number }))
  }

  return async (reference, wanted) => {
    const booking = await findBooking(db, reference)
    if (!booking) return []
    const papers = await listPapers(db, [reference])
    const pdfs = papers.filter(
      (paper) =>
        (wanted.includes('invoice') && isInvoice(paper)) ||
        (wanted.includes('credit note') && isCreditNote(paper)),
    )
    const voucher = wanted.includes('voucher') && (await makeVoucher(reference))
    return [
      ...(voucher ? [voucher] : []),
      ...(wanted.includes('calendar') ? [calendarFile(reference, makeCalendarFile(booking))] : []),
      ...(await Promise.all(pdfs.map(pdfFile))),
    ]
  }
}
