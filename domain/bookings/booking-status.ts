/**
 * The life of a booking. docs/architecture.md draws it; everything that changes a booking goes through these tables.
 *
 * - held: seats are held, the payment is being opened
 * - awaiting_payment: the traveller can pay
 * - confirmed: paid, seats are sold
 * - failed: the payment failed, or the traveller chose anew; seats are free again
 * - expired: the hold ended without a payment; seats are free again
 * - cancelled: cancelled, nothing was due back
 * - refunding: money is on its way back
 * - refunded: all that was due back has arrived
 * - completed: the trip is over
 */
export const bookingStatuses = [
  'held',
  'awaiting_payment',
  'confirmed',
  'failed',
  'expired',
  'cancelled',
  'refunding',
  'refunded',
  'completed',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

const nextStatuses: Record<BookingStatus, readonly BookingStatus[]> = {
  held: ['awaiting_payment', 'confirmed', 'failed', 'expired'],
  awaiting_payment: ['confirmed', 'failed', 'expired'],
  // A payment that arrives late is honoured if there is room, and otherwise sent back.
  failed: ['confirmed', 'refunding'],
  expired: ['confirmed', 'refunding'],
  confirmed: ['cancelled', 'refunding', 'refunded', 'completed'],
  refunding: ['refunded'],
  cancelled: [],
  refunded: [],
  completed: [],
}

export function canMove(from: BookingStatus, to: BookingStatus): boolean {
  return nextStatuses[from].includes(to)
}

/** What a booking in this status does to its departure's seats. */
export function seatsIn(status: BookingStatus): 'held' | 'sold' | 'free' {
  if (isUnpaid(status)) return 'held'
  return status === 'confirmed' || status === 'completed' ? 'sold' : 'free'
}

/** Between which accounts of the ledger its wallet credit moves; null when it stays. Once spent, credit comes back as part of a refund. */
export function creditMove(
  from: BookingStatus,
  to: BookingStatus,
): { from: 'reserved' | 'wallet'; to: 'sales' | 'wallet' } | null {
  const reserved = isUnpaid(from)
  // Credit of a payment that arrives late was given back, and has to be there still.
  if (to === 'confirmed') return { from: reserved ? 'reserved' : 'wallet', to: 'sales' }
  return reserved && !isUnpaid(to) ? { from: 'reserved', to: 'wallet' } : null
}

/** The traveller may still pay. */
export function isUnpaid(status: BookingStatus): boolean {
  return status === 'held' || status === 'awaiting_payment'
}
