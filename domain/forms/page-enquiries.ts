/** Forms that stand on a page, as their fields are named there, made into what POST /api/enquiries takes. */

type Fields = Record<string, unknown>

export function contactRequest({ name, email, subject, message, website }: Fields, pageUrl: string) {
  return { formType: 'Contact Form', name, email, message, additionalData: { subject }, pageUrl, website }
}

export function applicationRequest(
  { name, email, phone, openingId, message, link, website }: Fields,
  pageUrl: string,
) {
  const additionalData = { openingId, link }
  return { formType: 'Job Application', name, email, phone, message, additionalData, pageUrl, website }
}
