import { showMoment } from '#domain/calendar/show-moment.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { may } from '#domain/staff/roles.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'

export type StaffMemberView = NonNullable<Awaited<ReturnType<typeof showStaffMember>>>

/** Null when nobody has that id. */
export async function showStaffMember(
  { services, session }: Desk & { session: StaffSession },
  wanted: string,
) {
  const person = (await services.staff.list()).find((candidate) => candidate.id === wanted)
  if (!person) return null
  const { id, name, role, phone, endedAt, activeFrom, lastSignInAt } = person
  return {
    title: name,
    id,
    name,
    role,
    phone: displayPhone(phone),
    tail: phone.slice(-4),
    since: showMoment(activeFrom),
    seen: lastSignInAt ? showMoment(lastSignInAt) : 'Never',
    ended: endedAt && showMoment(endedAt),
    factor: person.hasApp ? 'Authenticator app' : 'None yet',
    passkeys: person.passkeys,
    recoveryCodes: person.recoveryCodes,
    isMe: id === session.staff.id,
    mayChange: may(session.staff.role, 'staff: change') && endedAt === null && id !== session.staff.id,
  }
}
