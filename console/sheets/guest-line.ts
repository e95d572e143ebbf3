import { dietWords, type ManifestGuest, sayWho } from '#domain/manifest/manifest-guest.ts'
import type { PickUp } from '#domain/manifest/pick-ups.ts'
import { may, type Role } from '#domain/staff/roles.ts'
import { showPhone } from '#domain/staff/show-phone.ts'
import type { StayPlan } from '#server/manifest/room-plans.ts'

export type GuestLine = ReturnType<typeof guestLine>

/** The rooms of a guest, a stay after another; once where they are the same. */
function roomsOf(id: string, plans: StayPlan[]): string {
  const numbers = plans.flatMap(({ rooms }) => {
    const at = rooms.findIndex(({ guests }) => guests.includes(id))
    return at === -1 ? [] : [String(at + 1)]
  })
  return [...new Set(numbers)].length === 1 ? (numbers[0] ?? '') : numbers.join(', ')
}

/** The meeting point is known to everybody, and its directions are long. */
const sayStop = ({ id, place, time }: PickUp) =>
  [id === '' ? 'Meeting point' : place, time].filter(Boolean).join(', ')

/** A guest as the manifest and the sheets show them to a role. */
export function guestLine(
  guest: ManifestGuest,
  { role, plans, stops }: { role: Role; plans: StayPlan[]; stops: PickUp[] },
) {
  const { id, reference, name, named, phone, emergency, diet, missing } = guest
  const stop = stops.find(({ guests }) => guests.some((one) => one.id === id))
  // Whom to call in need is nobody's business who may not call.
  const inNeed = may(role, 'phones: read') ? emergency : null
  return {
    id,
    reference,
    to: may(role, 'bookings: read') ? `/console/bookings/${reference}` : null,
    name,
    named,
    who: sayWho(guest),
    phone: phone && showPhone(phone, role),
    stop: stop ? sayStop(stop) : '',
    room: roomsOf(id, plans),
    diet: diet && dietWords[diet],
    inNeed: inNeed && { name: inNeed.name, phone: showPhone(inNeed.phone, role) },
    hasEmergency: emergency !== null,
    missing,
  }
}
