import { showMoment } from '#domain/calendar/show-moment.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'

export type AccountView = Awaited<ReturnType<typeof showAccount>>

export async function showAccount({ services, session, look }: Desk & { session: StaffSession }) {
  const { staff } = session
  const [devices, passkeys] = await Promise.all([
    services.staff.listDevices(staff.id),
    services.staff.listPasskeys(staff.id),
  ])
  return {
    look,
    me: { name: staff.name, role: staff.role, phone: displayPhone(staff.phone) },
    devices: devices.map(({ id, name, startedAt, lastSeenAt }) => ({
      id,
      name,
      here: id === session.id,
      since: showMoment(startedAt),
      seen: showMoment(lastSeenAt),
    })),
    passkeys: passkeys.map(({ id, name, addedAt, usedAt }) => ({
      id,
      name,
      added: showMoment(addedAt),
      used: usedAt && showMoment(usedAt),
    })),
  }
}
