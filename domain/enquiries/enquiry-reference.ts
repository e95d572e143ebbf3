/** Without letters and digits that are mistaken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 10

const pattern = new RegExp(`^ENQ-[${alphabet}]{${length}}$`)

/** Of enquiries and of applications, which are numbered alike. */
export function isEnquiryReference(text: unknown): text is string {
  return typeof text === 'string' && pattern.test(text)
}

/** As somebody says it, with or without its beginning; null where it is none. */
export function readEnquiryReference(typed: string): string | null {
  const reference = `ENQ-${typed
    .trim()
    .toUpperCase()
    .replace(/^ENQ[- ]?/, '')}`
  return isEnquiryReference(reference) ? reference : null
}

/** Of random bytes, at least as many as it has characters. */
export function enquiryReferenceOf(bytes: Uint8Array): string {
  const characters = Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length])
  return `ENQ-${characters.join('')}`
}
