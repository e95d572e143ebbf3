import { legalFacts } from './catalogue/legal-facts.ts'
import type { Resources } from './open-resources.ts'
import { createAttachPapers } from './papers/attach-papers.ts'
import { createIssueDueInvoices } from './papers/issue-due-invoices.ts'
import { createIssueInvoice } from './papers/issue-invoice.ts'
import { createMakeCalendarFile } from './papers/make-calendar-file.ts'
import { createOpenPaper } from './papers/open-paper.ts'
import { createPaperLinks } from './papers/paper-links.ts'
import { createSaveInvoiceDetails } from './papers/save-invoice-details.ts'
import { createShowPapers } from './papers/show-papers.ts'
import { createShowVoucher } from './papers/show-voucher.ts'
import type { ResolvePicture } from './pictures/resolve-picture.ts'

/** Every use case of invoices, credit notes, vouchers and calendar files, made once. */
export function createPapers(deps: { resources: Resources; picture: ResolvePicture }) {
  const { resources, picture } = deps
  const { db, clock, site, env, secrets, catalogue } = resources
  const { siteUrl } = env.web
  const { findTrip } = catalogue
  const links = createPaperLinks({ key: secrets.paperLinkKey, clock })
  const issueInvoice = createIssueInvoice({ legal: legalFacts(), site, siteUrl })
  const makeCalendarFile = createMakeCalendarFile({ siteUrl, findTrip })
  return {
    paperLinks: links,
    issueDueInvoices: createIssueDueInvoices({ db, clock, issueInvoice }),
    saveInvoiceDetails: createSaveInvoiceDetails({ db, clock, encrypt: secrets.encrypt, issueInvoice }),
    showPapers: createShowPapers({ db, links, siteUrl, findTrip }),
    showVoucher: createShowVoucher({ db, clock, site, links, findTrip, picture }),
    openPaper: createOpenPaper({ db, makeCalendarFile }),
    attachPapers: createAttachPapers({ db, makeCalendarFile }),
  }
}
