import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { readSubscriberState, subscriberStates } from '#domain/enquiries/subscriber-state.ts'
import { may } from '#domain/staff/roles.ts'
import { coverMail } from '#domain/staff/show-mail.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'

export const subscribersAddress = '/console/subscribers'

export const readSubscriberFilter = (address: URLSearchParams) => ({
  state: readSubscriberState(address.get('state')),
})
export const writeSubscriberFilter = ({ state }: ReturnType<typeof readSubscriberFilter>) =>
  state ? `?state=${state}` : ''

/** Fifty subscribers, who asked last first. Nobody needs whole addresses on a page: the file has them, for who confirms it. */
export async function showSubscribers(
  { services, session, now }: Desk & { session: StaffSession },
  address: URLSearchParams,
) {
  const filter = readSubscriberFilter(address)
  const [key = '', hash = ''] = (address.get('after') ?? '').split('~')
  const { rows, next } = await services.subscribers.list(filter, hash === '' ? null : { key, hash })
  const { role } = session.staff
  return {
    ...filter,
    query: writeSubscriberFilter(filter),
    rows: rows.map(({ email, state, requestedAt, confirmedAt }, i) => ({
      i,
      email: coverMail(email),
      state,
      title: subscriberStates[state],
      asked: showMomentBeside(requestedAt, now),
      confirmed: confirmedAt ? showMomentBeside(confirmedAt, now) : '',
    })),
    next:
      next &&
      `${subscribersAddress}?${new URLSearchParams({ ...(filter.state && { state: filter.state }), after: `${next.key}~${next.hash}` })}`,
    mayExport: may(role, 'exports'),
    mayExportWhole: may(role, 'exports with phones'),
  }
}
