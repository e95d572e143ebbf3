import { type BookingState, bookingStates } from '#domain/bookings/booking-filter.ts'
import { Tag } from '../ui/tag.tsx'

const tones = {
  waiting: 'wait',
  confirmed: 'good',
  completed: 'plain',
  refunding: 'under-way',
  refunded: 'plain',
  cancelled: 'plain',
  attempts: 'plain',
} as const satisfies Record<BookingState, string>

export function StateTag({ state }: { state: BookingState }) {
  return <Tag tone={tones[state]}>{bookingStates[state].title}</Tag>
}
