import { showBriefly } from '#domain/calendar/show-moment.ts'
import { may } from '#domain/staff/roles.ts'
import { showPhone } from '#domain/staff/show-phone.ts'
import type { Desk } from '#server/console/desk.ts'
import type { ListedMessage } from '#server/mail/message-desk.ts'
import type { MessageState } from '#server/mail/outbox-store.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import { messageStates, readMessageFilter, writeMessageFilter } from './message-filter.ts'

export type MessagesView = Awaited<ReturnType<typeof showMessages>>

const here = '/console/messages'

/** Fifty messages to people, the newest first. */
export async function showMessages(
  { services, session, now }: Desk & { session: StaffSession },
  asked: URLSearchParams,
) {
  const filter = readMessageFilter(asked)
  const { state, reference, typed } = filter
  const after = asked.get('after')
  const before = after !== null && /^\d{1,15}$/.test(after) ? Number(after) : null
  const { rows, next } = await services.messages.list(filter, { before, most: 50 })
  const address = (of: MessageState | null, from?: string) =>
    here + writeMessageFilter({ state: of, reference }, from)
  return {
    chips: [
      { title: 'All', to: address(null), here: state === null },
      ...(Object.keys(messageStates) as MessageState[]).map((name) => ({
        title: messageStates[name],
        to: address(name),
        here: state === name,
      })),
    ],
    booking: typed,
    filtered: state !== null || typed !== '',
    rows: rows.map((row) => rowOf(row, session.staff.role, now)),
    next: next === null ? null : address(state, String(next)),
    exportTo: may(session.staff.role, 'exports') ? `${here}/export${writeMessageFilter(filter)}` : null,
    withPhones: may(session.staff.role, 'exports with phones'),
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
