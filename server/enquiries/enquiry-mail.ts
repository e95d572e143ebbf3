import { showTravelMonth } from '#domain/calendar/travel-months.ts'
import type { Enquiry } from '#domain/forms/enquiry-request.ts'
import type { Site } from '#domain/site/site.ts'
import type { Mail } from '../mail/queue-mail.ts'

/** What the operator reads. Every value is one line, so none can pass for another line or a header. */
export function enquiryMail(about: {
  enquiry: Enquiry
  reference: string
  site: Site
  siteUrl: string
}): Mail {
  const { enquiry, reference, site, siteUrl } = about
  const { formType, name, email, phone, additionalData, pageUrl } = enquiry
  const { tripName, people, travelMonth } = additionalData
  return {
    to: site.email,
    replyTo: email,
    subject: `${formType}: ${tripName} (${reference})`,
    body: [
      `${formType} ${reference}`,
      '',
      `Trip: ${tripName}`,
      `People: ${people}`,
      `Travel month: ${showTravelMonth(travelMonth)}`,
      '',
      `Name: ${name}`,
      `Phone: ${phone}`,
      `Email: ${email}`,
      '',
      `Page: ${siteUrl}${pageUrl}`,
      '',
      'An answer to this mail goes to the traveller.',
    ].join('\n'),
  }
}
