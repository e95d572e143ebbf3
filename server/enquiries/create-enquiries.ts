import type { ReceiveForm } from '../http/receive-form.ts'
import type { Resources } from '../open-resources.ts'
import { createReceiveEnquiry, type ReceiveEnquiry } from './receive-enquiry.ts'
import { createTakeEnquiry, type TakeEnquiry } from './take-enquiry.ts'

export type Enquiries = {
  receiveEnquiry: ReceiveEnquiry
  takeEnquiry: TakeEnquiry
  /** What one can apply for. */
  openingIds: () => string[]
}

/** What travellers and applicants write to the operator. */
export function createEnquiries(deps: { resources: Resources; receiveForm: ReceiveForm }): Enquiries {
  const { env, db, clock, site, catalogue } = deps.resources
  const openings = () => catalogue().careers.openings
  const openingIds = () => openings().map(({ id }) => id)
  const receiveEnquiry = createReceiveEnquiry({ db, clock, site, siteUrl: env.web.siteUrl, openings })
  const { receiveForm } = deps
  return {
    receiveEnquiry,
    takeEnquiry: createTakeEnquiry({ receiveEnquiry, receiveForm, clock, site, openingIds }),
    openingIds,
  }
}
