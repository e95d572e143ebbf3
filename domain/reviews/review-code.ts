import { isBookingReference } from '#domain/bookings/booking-reference.ts'

/** What the address of a review holds: whose booking it is about, and our signature. */
export type ReviewCode = { reference: string; signature: string }

const pattern = /^(KF-[0-9A-Z]{8})-([\w-]{22})$/

/** Null for what is no such code. */
export function readReviewCode(text: string): ReviewCode | null {
  const [, reference = '', signature = ''] = pattern.exec(text) ?? []
  return isBookingReference(reference) ? { reference, signature } : null
}

export function writeReviewCode({ reference, signature }: ReviewCode): string {
  return `${reference}-${signature}`
}

export function reviewPath(code: string): string {
  return `/review/${code}`
}
