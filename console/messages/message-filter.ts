import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import type { MessageState } from '#server/mail/outbox-store.ts'

export const messageStates = {
  waiting: 'Waiting',
  refused: 'Refused',
  sent: 'Sent',
} as const satisfies Record<MessageState, string>

/** Which messages: all of it stands in the address. `typed` is what stands in the field of the booking, also where it is none. */
export type MessageFilter = { state: MessageState | null; reference: string | null; typed: string }

export function readMessageFilter(asked: URLSearchParams): MessageFilter {
  const wanted = asked.get('state')
  const typed = (asked.get('booking') ?? '').trim().toUpperCase()
  return {
    state: (Object.keys(messageStates) as MessageState[]).find((name) => name === wanted) ?? null,
    reference: isBookingReference(typed) ? typed : null,
    typed,
  }
}

/** The same as an address has it, with the place where a page begins. */
export function writeMessageFilter(
  { state, reference }: Omit<MessageFilter, 'typed'>,
  after?: string,
): string {
  const address = new URLSearchParams({
    ...(reference && { booking: reference }),
    ...(state && { state }),
    ...(after && { after }),
  })
  return address.size === 0 ? '' : `?${address}`
}
