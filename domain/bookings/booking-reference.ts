/** Without letters and digits that are mistaken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 8

const pattern = new RegExp(`^KF-[${alphabet}]{${length}}$`)

export function isBookingReference(text: string): boolean {
  return pattern.test(text)
}

/** Of random bytes, at least as many as it has characters. */
export function bookingReferenceOf(bytes: Uint8Array): string {
  const characters = Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length])
  return `KF-${characters.join('')}`
}
