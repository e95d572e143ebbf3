import { showBriefly } from '#domain/calendar/show-moment.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Role } from '#domain/staff/roles.ts'
import { showPhone } from '#domain/staff/show-phone.ts'
import type { WaitingDesk } from '#server/waiting/desk/create-waiting-desk.ts'

type Line = Awaited<ReturnType<WaitingDesk['list']>>
type Party = Line['line'][number]

/** Everybody of a departure's waiting list: offers that run, then who waits, in order. */
export function showLine({ line, offers }: Line, { role, now }: { role: Role; now: Date }) {
  const shown = (party: Party) => ({
    id: party.id,
    name: party.name,
    phone: showPhone(party.phone, role),
    seats: party.seats,
    wants: `${party.terms.packageTitle}, ${formatPaise(party.totalPaise)}`,
    since: showBriefly(party.at, now),
    reference: party.reference,
    putFirst: party.putFirstAt !== null,
  })
  return [
    ...offers.map(({ party, until }) => ({
      ...shown(party),
      place: null,
      state: `Offered until ${showBriefly(until, now)}`,
    })),
    ...line.map((party, i) => ({ ...shown(party), place: i + 1, state: null })),
  ]
}

export type WaitingLine = ReturnType<typeof showLine>[number]
