import { legalFacts } from '../catalogue/legal-facts.ts'
import type { Resources } from '../open-resources.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import { createAttachPapers } from './attach-papers.ts'
import { createForgetPanReads } from './forget-pan-reads.ts'
import { createIssueDueInvoices } from './issue-due-invoices.ts'
import { createIssueInvoice } from './issue-invoice.ts'
import { createMakeCalendarFile } from './make-calendar-file.ts'
import { createNewsWithPapers } from './news-with-papers.ts'
import { createOpenPaper } from './open-paper.ts'
import { createPaperLinks } from './paper-links.ts'
import { createRemindOfPan } from './remind-of-pan.ts'
import { createSaveInvoiceDetails } from './save-invoice-details.ts'
import { createShowPapers } from './show-papers.ts'
import { createShowVoucher } from './show-voucher.ts'

/** Every use case of invoices, credit notes, vouchers and calendar files, made once. */
export function createPapers(deps: { resources: Resources; picture: ResolvePicture }) {
  const { resources, picture } = deps
  const { db, clock, site, env, secrets, catalogue } = resources
  const { siteUrl } = env.web
  const { findTrip } = catalogue
  const legal = legalFacts()
  const links = createPaperLinks({ keys: secrets.paperLinkKeys, clock })
  const issueInvoice = createIssueInvoice({ legal, site, siteUrl })
  const makeCalendarFile = createMakeCalendarFile({ siteUrl, findTrip })
  return {
    news: createNewsWithPapers({ clock, site, siteUrl, legal }),
    paperLinks: links,
    issueDueInvoices: createIssueDueInvoices({ db, clock, issueInvoice }),
    remindOfPan: createRemindOfPan({ db, clock, site, siteUrl }),
    forgetPanReads: createForgetPanReads({ db, clock }),
    saveInvoiceDetails: createSaveInvoiceDetails({ db, clock, encrypt: secrets.encrypt, issueInvoice }),
    showPapers: createShowPapers({ db, links, siteUrl, findTrip, decrypt: secrets.decrypt }),
    showVoucher: createShowVoucher({ db, clock, site, links, findTrip, picture }),
    openPaper: createOpenPaper({ db, makeCalendarFile }),
    attachPapers: createAttachPapers({ db, makeCalendarFile }),
  }
}
