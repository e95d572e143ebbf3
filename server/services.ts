import type { PageLifetime } from '#app/page-rules.ts'
import type { Site } from '#domain/site/site.ts'
import type { TakeEnquiry } from './enquiries/take-enquiry.ts'
import type { SaveDetails } from './guests/save-details.ts'
import type { ShowGuestPage } from './guests/show-guest-page.ts'
import type { ReceiveForm } from './http/receive-form.ts'
import type { Refusal } from './http/refusals.ts'
import type { Newsletter } from './newsletter/newsletter.ts'
import type { Pages } from './pages/create-pages.ts'
import type { ShowVoucher } from './papers/show-voucher.ts'
import type { ShowPreview } from './previews/show-preview.ts'
import type { ShowReviewPage } from './reviews/show-review-page.ts'
import type { TakeReview } from './reviews/take-review.ts'
import type { WaitingPages } from './waiting/create-waiting.ts'

/** Everything that pages reach through the request context. */
export type Services = Pages &
  WaitingPages & {
    site: Site
    newsletter: Newsletter
    receiveForm: ReceiveForm
    takeEnquiry: TakeEnquiry
    showVoucher: ShowVoucher
    showPreview: ShowPreview
    showReviewPage: ShowReviewPage
    takeReview: TakeReview
    showGuestPage: ShowGuestPage
    saveGuestDetails: SaveDetails
  }

/** The page being rendered, as its loaders and actions see it. */
export type PageState = {
  nonce: string
  /** For limits alone; never stored or logged. Empty for pages that may be cached, which know nothing of who asks. */
  clientAddress: string
  report: (error: unknown) => void
  /** Takes the page itself, whose answer has no body then. */
  takeHtml: (html: string) => void
  /** Set when the server refuses the request: the page says so instead of what its address would show. */
  refusal: Refusal | null
  /** Shortens the page's life: what its rule (app/page-rules.ts) allows can't be lengthened. */
  keepAtMost: (lifetime: PageLifetime) => void
  /** Names trips whose seats the page shows. A page with seats that names none is dropped whenever any seat changes. */
  showsSeatsOf: (tripIds: Iterable<string>) => void
}
