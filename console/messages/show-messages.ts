import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { showBriefly } from '#domain/calendar/show-moment.ts'
import { showPhone } from '#domain/staff/show-phone.ts'
import type { Desk } from '#server/console/desk.ts'
import type { ListedMessage } from '#server/mail/message-desk.ts'
import type { MessageState } from '#server/mail/outbox-store.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'

export type MessagesView = Awaited<ReturnType<typeof showMessages>>

const states = { waiting: 'Waiting', refused: 'Refused', sent: 'Sent' } as const satisfies Record<
  MessageState,
  string
>
const here = '/console/messages'

/** Fifty messages to people, the newest first. */
export async function showMessages(
  { services, session, now }: Desk & { session: StaffSession },
  asked: URLSearchParams,
) {
  const wanted = asked.get('state')
  const state = (Object.keys(states) as MessageState[]).find((name) => name === wanted) ?? null
  const typed = (asked.get('booking') ?? '').trim().toUpperCase()
  const reference = isBookingReference(typed) ? typed : null
  const after = asked.get('after')
  const before = after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null
  const { rows, next } = await services.messages.list({ state, reference }, { before, most: 50 })
  const address = (more: Record<string, string>) => {
    const query = new URLSearchParams({ ...(reference && { booking: reference }), ...more }).toString()
    return query ? `${here}?${query}` : here
  }
  return {
    chips: [
      { title: 'All', to: address({}), here: state === null },
      ...Object.entries(states).map(([name, title]) => ({
        title,
        to: address({ state: name }),
        here: state === name,
      })),
    ],
    booking: typed,
    filtered: state !== null || typed !== '',
    rows: rows.map((row) => rowOf(row, session.staff.role, now)),
    next: next === null ? null : address({ ...(state && { state }), after: String(next) }),
  }
}

function rowOf(row: ListedMessage, role: StaffSession['staff']['role'], now: Date) {
  const { id, channel, recipient, subject, body, reference, sentAt, refusedAt, createdAt, givenUp } = row
  const state = sentAt
    ? ({ tone: 'good', state: 'Sent' } as const)
    : refusedAt
      ? ({ tone: 'bad', state: 'Refused' } as const)
      : givenUp
        ? ({ tone: 'bad', state: 'Given up' } as const)
        : ({ tone: 'under-way', state: 'Waiting' } as const)
  return {
    id,
    by: channel === 'mail' ? 'Mail' : 'SMS',
    to: channel === 'sms' ? showPhone(recipient, role) : recipient,
    what: (subject ?? body.slice(0, 80)).replace(` (${reference})`, ''),
    reference,
    at: showBriefly(sentAt ?? createdAt, now),
    why:
      givenUp &&
      `${givenUp.lastError ?? 'It failed'}, ${givenUp.attempts} ${givenUp.attempts === 1 ? 'try' : 'tries'}`,
    again: givenUp !== null && !sentAt,
    ...state,
  }
}
