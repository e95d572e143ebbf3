import type { Site } from '#domain/site/site.ts'
import { type EnquiryDetails, enquiryText, whatsappLink } from './whatsapp.ts'

/** A link to the operator's chat that asks about a trip. */
export function tripChat(
  site: Pick<Site, 'name' | 'whatsapp'>,
  details: EnquiryDetails,
  pageUrl: string,
): string {
  const greeting = `Hello ${site.name}, I would like to know more about a trip.`
  return whatsappLink(site.whatsapp, enquiryText(greeting, details, pageUrl))
}
