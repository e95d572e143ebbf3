import { createPostEnquiry } from '#app/features/enquiry/on-demand/post-enquiry.ts'
import { contactRequest } from '#domain/forms/page-enquiries.ts'

export const sendContact = createPostEnquiry(contactRequest)
