import { showTravelMonth } from '#domain/calendar/travel-months.ts'
import type { Enquiry } from '#domain/forms/enquiry-request.ts'
import type { Site } from '#domain/site/site.ts'
import type { Mail } from '../mail/queue-mail.ts'

export type Opening = { id: string; title: string }

type About = {
  enquiry: Enquiry
  reference: string
  site: Site
  siteUrl: string
  openings: readonly Opening[]
}

/** What the operator reads. Every value is one line, and a message's lines are marked, so none can pass for another line or a header. */
export function enquiryMail({ enquiry, reference, site, siteUrl, openings }: About): Mail {
  const { formType, name, email, pageUrl } = enquiry
  const { about, lines } = subjectOf(enquiry, openings)
  return {
    to: site.email,
    replyTo: email,
    subject: `${formType}: ${about} (${reference})`,
    body: [
      `${formType} ${reference}`,
      '',
      ...lines,
      '',
      `Name: ${name}`,
      ...('phone' in enquiry ? [`Phone: ${enquiry.phone}`] : []),
      `Email: ${email}`,
      '',
      ...('message' in enquiry ? ['Message:', ...enquiry.message.split('\n').map(marked), ''] : []),
      `Page: ${siteUrl}${pageUrl}`,
      '',
      `An answer to this mail goes to the ${formType === 'Job Application' ? 'applicant' : 'traveller'}.`,
    ].join('\n'),
  }
}

/** What an enquiry is about, in the mail's subject and in its first lines. */
function subjectOf(enquiry: Enquiry, openings: readonly Opening[]): { about: string; lines: string[] } {
  switch (enquiry.formType) {
    case 'Suggested Trip Enquiry': {
      const { tripName, people, travelMonth } = enquiry.additionalData
      return {
        about: tripName,
        lines: [`Trip: ${tripName}`, `People: ${people}`, `Travel month: ${showTravelMonth(travelMonth)}`],
      }
    }
    case 'Contact Form': {
      const { subject } = enquiry.additionalData
      return { about: subject, lines: [`Subject: ${subject}`] }
    }
    case 'Job Application': {
      const { openingId, link } = enquiry.additionalData
      const title = openings.find(({ id }) => id === openingId)?.title ?? openingId
      return { about: title, lines: [`Opening: ${title}`, ...(link ? [`Link: ${link}`] : [])] }
    }
  }
}

function marked(line: string): string {
  return `> ${line}`.trimEnd()
}
