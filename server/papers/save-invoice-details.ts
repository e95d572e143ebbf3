import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { InvoiceDetails } from '#domain/papers/invoice-details.ts'
import { lockBooking } from '../bookings/booking-store.ts'
import type { IssuedInvoice, IssueInvoice } from './issue-invoice.ts'
import { isInvoice, listPapers, saveDetails } from './paper-store.ts'

export type DetailsSaved =
  | { ok: true; invoice: IssuedInvoice }
  | { ok: false; reason: 'issued before' | 'not booked' }

/** Keeps what shall stand on the invoice and issues it, in one. Whose booking it is has been asked before. */
export type SaveInvoiceDetails = (reference: string, details: InvoiceDetails) => Promise<DetailsSaved>

export function createSaveInvoiceDetails(deps: {
  db: Database
  clock: Clock
  encrypt: (text: string) => string
  issueInvoice: IssueInvoice
}): SaveInvoiceDetails {
  const { db, clock, encrypt, issueInvoice } = deps
  return (reference, details) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const booking = await lockBooking(tx, reference)
      if (booking?.status !== 'confirmed' && booking?.status !== 'completed')
        return { ok: false, reason: 'not booked' }
      if ((await listPapers(tx, [reference])).some(isInvoice)) return { ok: false, reason: 'issued before' }
      const { pan, company, gstin, ...rest } = details
      await saveDetails(tx, {
        reference,
        ...rest,
        company: company || null,
        gstin: gstin || null,
        pan: pan ? encrypt(pan) : null,
        savedAt: at,
      })
      return { ok: true, invoice: await issueInvoice(tx, booking, at) }
    })
}
