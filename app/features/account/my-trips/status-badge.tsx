import { Badge } from '#app/ui/badge.tsx'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'

type Words = { name: string; tone: 'marigold' | 'leaf' | 'peacock' | 'neutral' }

const waiting: Words = { name: 'Waiting for payment', tone: 'marigold' }

/** Bookings that failed or expired are in no list, but can be opened while one looks. */
const words: Record<BookingStatus, Words> = {
  held: waiting,
  awaiting_payment: waiting,
  // Whether the departure runs is another matter, and stands beside it.
  confirmed: { name: 'Booked', tone: 'leaf' },
  refunding: { name: 'Refund on its way', tone: 'peacock' },
  refunded: { name: 'Refunded', tone: 'neutral' },
  cancelled: { name: 'Cancelled', tone: 'neutral' },
  completed: { name: 'Completed', tone: 'neutral' },
  failed: { name: 'Payment failed', tone: 'neutral' },
  expired: { name: 'Not paid in time', tone: 'neutral' },
}

const movedWords: Words = { name: 'Moved to another date', tone: 'neutral' }
const underWayWords: Words = { name: 'Under way', tone: 'leaf' }

type StatusBadgeProps = {
  status: BookingStatus
  moved?: boolean
  /** The trip has begun, and its last day isn't over. */
  underWay?: boolean
}

export function StatusBadge({ status, moved = false, underWay = false }: StatusBadgeProps) {
  const { name, tone } = moved ? movedWords : underWay ? underWayWords : words[status]
  return <Badge tone={tone}>{name}</Badge>
}
