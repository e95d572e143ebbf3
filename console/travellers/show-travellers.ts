import { showPlainDayBeside } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { may } from '#domain/staff/roles.ts'
import { showMail } from '#domain/staff/show-mail.ts'
import { showPhone } from '#domain/staff/show-phone.ts'
import { readTravellerFilter, writeTravellerFilter } from '#domain/travellers/find-traveller.ts'
import type { deskOfStaff } from '../desk.ts'
import { showViews } from '../views/show-views.ts'

export const travellersAddress = '/console/travellers'

export type TravellersView = Awaited<ReturnType<typeof showTravellers>>

/** Fifty travellers, the newest first, or whom the box finds. */
export async function showTravellers(at: ReturnType<typeof deskOfStaff>, asked: URLSearchParams) {
  const { services, session, now } = at
  const filter = readTravellerFilter(asked)
  const query = writeTravellerFilter(filter)
  const [moment = '', id = ''] = (asked.get('after') ?? '').split('~')
  const from = Number(asked.get('from'))
  const first = Number.isSafeInteger(from) && from > 0 ? from : 1
  const { rows, next } = await services.travellers.list(filter, id === '' ? null : { at: moment, id })
  const { role } = session.staff
  const today = dateInIndia(now)
  const place =
    next && new URLSearchParams({ after: `${next.at}~${next.id}`, from: String(first + rows.length) })
  return {
    find: filter.find,
    query,
    hosted: services.travellers.hosted,
    from: first,
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name || 'Without a name',
      phone: row.phone && showPhone(row.phone, role),
      email: row.email && showMail(row.email, role),
      login: row.login,
      bookings: row.bookings,
      creditPaise: row.creditPaise,
      since: showPlainDayBeside(dateInIndia(row.at), today),
    })),
    next: place && `${travellersAddress}${query === '' ? '?' : `${query}&`}${place}`,
    exportTo: may(role, 'exports') ? `${travellersAddress}/export${query}` : null,
    withPhones: may(role, 'exports with phones'),
    views: await showViews(at, 'travellers', query),
  }
}
