import type { Database } from '#database/client.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { type CreditNote, creditNoteKind, writeCreditNote } from '#domain/papers/paper.ts'
import type { CancelledRefund } from '../bookings/booking-news.ts'
import type { Booking } from '../bookings/booking-store.ts'
import type { IssueInvoice } from './issue-invoice.ts'
import { issuePaper } from './issue-paper.ts'
import { isCreditNote, isInvoice, listPapers, type Paper } from './paper-store.ts'

export type IssuedCreditNote = Paper & { content: CreditNote }

/**
 * What comes back of a booking that was paid, on paper, in the caller's transaction, which holds the booking's lock. A booking that ends before
 * it had an invoice gets one for what the company keeps: both papers together say so. Where it ends, everything comes back and nothing was
 * invoiced, there is nothing to say: null. One that stands is invoiced whatever comes back, since its invoice would be due later all the same.
 */
export type IssueCreditNote = (
  tx: Database,
  booking: Booking,
  refund: CancelledRefund & {
    /** 'Cancelled by the traveller' */
    reason: string
    /** Whether somebody still travels on it afterwards. */
    stands: boolean
    at: Date
  },
) => Promise<IssuedCreditNote | null>

export function createIssueCreditNote({ issueInvoice }: { issueInvoice: IssueInvoice }): IssueCreditNote {
  return async (tx, booking, refund) => {
    const { toWalletPaise, toOnlinePaise, byHandPaise = 0, waivedPaise = 0, carriedPaise = 0 } = refund
    const { reason, stands, at } = refund
    const { reference, totalPaise } = booking
    // What was never paid and is no longer owed was sold no more than what goes back.
    const refundPaise = toWalletPaise + toOnlinePaise + waivedPaise + carriedPaise
    const papers = await listPapers(tx, [reference])
    const hasInvoice = papers.some(isInvoice)
    if (!hasInvoice && !stands && refundPaise === totalPaise) return null
    const { content: invoice } = await issueInvoice(tx, booking, at)
    if (refundPaise === 0) return null
    const creditedPaise = papers
      .filter(isCreditNote)
      .reduce((sum, { content }) => sum + content.amounts.totalPaise, 0)
    return issuePaper(tx, { kind: creditNoteKind(invoice), reference, at }, (numbered) =>
      writeCreditNote(invoice, {
        ...numbered,
        reason: `${reason} on ${showPlainDate(dateInIndia(at))}`,
        refundPaise,
        creditedPaise,
        refunds: [
          { label: 'To the account you paid from, through PhonePe', paise: toOnlinePaise - byHandPaise },
          { label: 'Paid back by our office', paise: byHandPaise },
          { label: 'Counts for the new booking', paise: carriedPaise },
          { label: 'No longer owed', paise: waivedPaise },
          { label: 'To your wallet', paise: toWalletPaise },
        ].filter(({ paise }) => paise > 0),
      }),
    )
  }
}
