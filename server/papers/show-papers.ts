import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { toRupees } from '#domain/money/money.ts'
import { invoiceDueOn } from '#domain/papers/invoice-due.ts'
import { endOfPan } from '#domain/papers/pan.ts'
import { invoiceKind } from '#domain/papers/paper.ts'
import type { PaperKind } from '#domain/papers/paper-number.ts'
import { shareLink } from '#domain/papers/share-text.ts'
import { voucherCalendarPath, voucherPath, voucherPdfPath } from '#domain/papers/voucher-code.ts'
import { voucherStanding } from '#domain/papers/voucher-standing.ts'
import type { LegalFacts } from '#domain/site/legal-facts.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { findBooking } from '../bookings/booking-store.ts'
import { meetingPlaceOf } from './meeting-place.ts'
import { findSealedPan } from './pan-store.ts'
import { idOfNumber, type PaperLinks } from './paper-links.ts'
import { isInvoice, listPapers, type Paper } from './paper-store.ts'
import { findVoucherLink } from './voucher-link-store.ts'
import type { VoucherLinks } from './voucher-links.ts'

/** A paper that was issued; its address is open for a few minutes. */
type PaperView = {
  kind: 'invoice' | 'credit note'
  title: string
  number: string
  /** YYYY-MM-DD */
  date: string
  /** In rupees. */
  amount: number
  href: string
}

/** The papers of a booking as its traveller sees them. */
export type PapersView = {
  papers: PaperView[]
  /** Until the trip's last day has ended; null for bookings that do not stand. */
  voucherHref: string | null
  voucherPdfHref: string | null
  /** Of bookings that stand; null for others. */
  calendarHref: string | null
  /** The address of a calendar that keeps up with it. */
  calendarFeed: string | null
  /** To WhatsApp, with dates and place, no amounts. */
  shareHref: string | null
  /** What is asked for the invoice while it is not issued, and what it will be called; null when nothing is. */
  invoiceWanted: { dueOn: string; asksPan: boolean; title: string } | null
  /** The last four letters of the PAN, all that is shown of it; null while none is given. */
  panEnds: string | null
  /** 'Hotel Snow View, Manali, 12:00 noon' */
  meetingPlace: string | null
}

export type ShowPapers = (reference: string) => Promise<PapersView>

const titles: Record<PaperKind, string> = {
  'tax invoice': 'Invoice',
  receipt: 'Receipt',
  'credit note': 'Credit note',
  'receipt of refund': 'Receipt of refund',
}

export function createShowPapers(deps: {
  db: Database
  clock: Clock
  links: PaperLinks
  voucherLinks: VoucherLinks
  siteUrl: string
  findTrip: (id: string) => Trip | null
  decrypt: (sealed: string) => string | null
  legal: LegalFacts
}): ShowPapers {
  const { db, clock, links, voucherLinks, siteUrl, findTrip, decrypt, legal } = deps

  function viewOf(paper: Paper): PaperView {
    const { number, kind, issuedAt, content } = paper
    const address = {
      id: idOfNumber(number),
      kind: isInvoice(paper) ? 'invoice' : 'credit-note',
    } as const
    return {
      kind: isInvoice(paper) ? 'invoice' : 'credit note',
      title: titles[kind],
      number,
      date: dateInIndia(issuedAt),
      amount: toRupees(content.amounts.totalPaise),
      href: links.linkTo(address),
    }
  }

  return async (reference) => {
    const booking = await findBooking(db, reference)
    if (!booking) throw new Error('papers of a booking that is not there')
    const { status, confirmedAt, terms } = booking
    const papers = await listPapers(db, [reference])
    const stands = status === 'confirmed' || status === 'completed'
    const pan = await findSealedPan(db, reference)
    const meetingPlace = meetingPlaceOf(findTrip(booking.tripId))
    const code =
      voucherStanding({ status, endDate: terms.endDate }, dateInIndia(clock.now())) === 'open'
        ? voucherLinks.codeOf({ reference, ...(await findVoucherLink(db, reference)) })
        : null
    const wanted = stands && confirmedAt && !papers.some(isInvoice)
    return {
      papers: papers.map(viewOf),
      voucherHref: code && voucherPath(code),
      voucherPdfHref: code && voucherPdfPath(code),
      calendarFeed: code && siteUrl.replace(/^https?:/, 'webcal:') + voucherCalendarPath(code),
      calendarHref: stands ? links.linkTo({ id: reference, kind: 'calendar' }) : null,
      shareHref: stands
        ? shareLink({ ...terms, meetingPlace, url: `${siteUrl}/trip/${booking.tripId}` })
        : null,
      invoiceWanted: wanted
        ? {
            dueOn: invoiceDueOn(confirmedAt),
            asksPan: terms.overseas && pan === null,
            title: titles[invoiceKind(legal)],
          }
        : null,
      panEnds: pan && endOfPan(decrypt(pan) ?? ''),
      meetingPlace,
    }
  }
}
