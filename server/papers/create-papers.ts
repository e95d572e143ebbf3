import { kitOf } from '#domain/journey/travel-kit.ts'
import type { ReadStanding } from '../guests/guest-standing.ts'
import type { Resources } from '../open-resources.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import { createAddBookingLinks } from './add-booking-links.ts'
import { createAttachPapers } from './attach-papers.ts'
import { createForgetPanReads } from './forget-pan-reads.ts'
import { createIssueDueInvoices } from './issue-due-invoices.ts'
import { createIssueInvoice } from './issue-invoice.ts'
import { createMakeCalendarFile } from './make-calendar-file.ts'
import { createNewsWithPapers } from './news-with-papers.ts'
import { createOpenCalendar } from './open-calendar.ts'
import { createOpenPaper } from './open-paper.ts'
import { createOpenVoucherPdf } from './open-voucher-pdf.ts'
import { createPaperLinks } from './paper-links.ts'
import { createRemindOfPan } from './remind-of-pan.ts'
import { createSaveInvoiceDetails } from './save-invoice-details.ts'
import { createShowPapers } from './show-papers.ts'
import { createShowVoucher } from './show-voucher.ts'
import { createVoucherLinks } from './voucher-links.ts'
import { createWithdrawVoucherLink } from './withdraw-voucher-link.ts'

/** Every use case of invoices, credit notes, vouchers and calendar files, made once. */
export function createPapers(deps: {
  resources: Resources
  picture: ResolvePicture
  readStanding: ReadStanding
}) {
  const { resources, picture, readStanding } = deps
  const { db, clock, site, legal, env, secrets, catalogue } = resources
  const { siteUrl } = env.web
  const findTrip = (id: string) => catalogue().findTrip(id)
  const links = createPaperLinks({ keys: secrets.paperLinkKeys, clock })
  const voucherLinks = createVoucherLinks({ keys: secrets.paperLinkKeys })
  const issueInvoice = createIssueInvoice({ legal, site, siteUrl })
  const makeCalendarFile = createMakeCalendarFile({ siteUrl, site, findTrip })
  const showVoucher = createShowVoucher({
    db,
    clock,
    site,
    links: voucherLinks,
    findTrip,
    kitOf: (trip) => kitOf(trip, catalogue().emergency),
    picture,
    readStanding,
  })
  const openVoucherPdf = createOpenVoucherPdf({ showVoucher, site, siteUrl })
  return {
    news: createNewsWithPapers({ clock, site, siteUrl, legal, findTrip }),
    paperLinks: links,
    issueDueInvoices: createIssueDueInvoices({ db, clock, issueInvoice }),
    remindOfPan: createRemindOfPan({ db, clock, site, siteUrl }),
    forgetPanReads: createForgetPanReads({ db, clock }),
    saveInvoiceDetails: createSaveInvoiceDetails({ db, clock, encrypt: secrets.encrypt, issueInvoice }),
    showPapers: createShowPapers({
      db,
      clock,
      links,
      voucherLinks,
      siteUrl,
      findTrip,
      decrypt: secrets.decrypt,
      legal,
    }),
    addBookingLinks: createAddBookingLinks({ db, clock, links, voucherLinks }),
    showVoucher,
    openVoucherPdf,
    openCalendar: createOpenCalendar({ db, clock, links: voucherLinks, makeCalendarFile }),
    withdrawVoucherLink: createWithdrawVoucherLink({ db, clock, links: voucherLinks }),
    openPaper: createOpenPaper({ db, makeCalendarFile }),
    attachPapers: createAttachPapers({ db, makeCalendarFile, voucherLinks, openVoucherPdf }),
  }
}
