import { phoneDigits } from '#domain/bookings/payment-request.ts'
import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { may } from '#domain/staff/roles.ts'
import { showMail } from '#domain/staff/show-mail.ts'
import { showPhone } from '#domain/staff/show-phone.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'

export const applicationsAddress = '/console/applications'

type StaffDesk = Desk & { session: StaffSession }

export const readApplicationFilter = (address: URLSearchParams) => ({ suspect: address.has('suspect') })
export const writeApplicationFilter = ({ suspect }: { suspect: boolean }) => (suspect ? '?suspect=' : '')

/** Fifty applications, the newest first. */
export async function showApplications({ services, session, now }: StaffDesk, address: URLSearchParams) {
  const filter = readApplicationFilter(address)
  const query = writeApplicationFilter(filter)
  const [key = '', reference = ''] = (address.get('after') ?? '').split('~')
  const { applications, openingTitle } = services.enquiries
  const { rows, next } = await applications.list(filter, reference === '' ? null : { key, reference })
  const { role } = session.staff
  return {
    ...filter,
    query,
    rows: rows.map(({ reference: id, name, phone, openingId, message, sent }) => ({
      reference: id,
      name,
      tail: phone.replace(/\D/g, '').slice(-4),
      opening: openingTitle(openingId),
      message: message.length > 120 ? `${message.slice(0, 119)}…` : message,
      sent: showMomentBeside(sent, now),
    })),
    next:
      next &&
      `${applicationsAddress}?${new URLSearchParams({ ...(filter.suspect && { suspect: '' }), after: `${next.key}~${next.reference}` })}`,
    mayExport: may(role, 'exports'),
    mayExportPhones: may(role, 'exports with phones'),
  }
}

export type ApplicationView = NonNullable<Awaited<ReturnType<typeof showApplication>>>

/** Null when there is no such application. */
export async function showApplication({ services, session, now }: StaffDesk, reference: string) {
  const row = await services.enquiries.applications.show(reference)
  if (!row) return null
  const { role } = session.staff
  const digits = row.phone && phoneDigits(row.phone)
  const seesAll = may(role, 'phones: read')
  return {
    title: row.name,
    reference,
    name: row.name,
    opening: services.enquiries.openingTitle(row.additionalData.openingId ?? ''),
    message: row.message ?? '',
    link: row.additionalData.link ?? null,
    sent: showMomentBeside(row.createdAt, now),
    suspect: row.suspect,
    phone: digits && showPhone(digits, role),
    email: showMail(row.email, role),
    dial: seesAll ? digits : null,
    mail: seesAll ? row.email : null,
    mayChange: may(role, 'enquiries: change'),
  }
}
