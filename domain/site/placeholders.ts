/** Samples that stand where the operator's own facts will: numbers nobody owns and names that can't resolve. */

/** Indian mobile numbers start with 6 to 9. */
export function isPlaceholderNumber(digits: string): boolean {
  return digits.startsWith('9110000')
}

export function isPlaceholderMail(address: string): boolean {
  return address.endsWith('.example')
}

export function isPlaceholderProfile(url: string): boolean {
  return url.includes('.example')
}
