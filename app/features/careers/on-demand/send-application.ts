import { createPostEnquiry } from '#app/features/enquiry/on-demand/post-enquiry.ts'
import { applicationRequest } from '#domain/forms/page-enquiries.ts'

/** The page offers what the server takes: one can apply for the opening that its form is of. */
export const sendApplicationFor = (openingId: string) => createPostEnquiry(applicationRequest, [openingId])
