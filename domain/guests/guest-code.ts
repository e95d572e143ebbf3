import { isBookingReference } from '../bookings/booking-reference.ts'

/** What the address of a guest's details holds: whose booking, which of its guests, and our signature. */
export type GuestCode = { reference: string; n: number; signature: string }

const pattern = /^(KF-[0-9A-Z]{8})-([1-9]\d{0,2})-([\w-]{22})$/

/** Null for what is no such code. */
export function readGuestCode(text: string): GuestCode | null {
  const [, reference = '', n, signature = ''] = pattern.exec(text) ?? []
  return isBookingReference(reference) ? { reference, n: Number(n), signature } : null
}

export function writeGuestCode({ reference, n, signature }: GuestCode): string {
  return `${reference}-${n}-${signature}`
}

export function guestPath(code: string): string {
  return `/guest/${code}`
}
