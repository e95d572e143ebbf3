import { isBookingReference } from '#domain/bookings/booking-reference.ts'

/** What a voucher's address holds: whose it is, the how many-th link of that booking, and our signature. */
export type VoucherCode = { reference: string; number: number; signature: string }

const pattern = /^(KF-[0-9A-Z]{8})-([1-9]\d{0,5})-([\w-]{22})$/

/** Null for what is no such code. */
export function readVoucherCode(text: string): VoucherCode | null {
  const [, reference = '', number, signature = ''] = pattern.exec(text) ?? []
  return isBookingReference(reference) ? { reference, number: Number(number), signature } : null
}

export function writeVoucherCode({ reference, number, signature }: VoucherCode): string {
  return `${reference}-${number}-${signature}`
}

export function voucherPath(code: string): string {
  return `/v/${code}`
}

/** A calendar that keeps up with the booking. */
export function voucherCalendarPath(code: string): string {
  return `${voucherPath(code)}.ics`
}

export function voucherPdfPath(code: string): string {
  return `${voucherPath(code)}.pdf`
}
