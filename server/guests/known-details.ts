import type { BorderPaper } from '#domain/guests/details.ts'
import { type Known, nothingKnown } from '#domain/guests/missing.ts'
import type { Sealing } from '../auth/keys/auth-secrets.ts'
import type { GuestDetails } from '../bookings/guests/details-store.ts'
import type { BookingGuest } from '../bookings/guests/guest-store.ts'

/** What is known of a guest. Of the passport only its last day is looked at; all else that is encrypted stays closed. */
export function knownOf(
  { name }: Pick<BookingGuest, 'name'>,
  details: GuestDetails | null,
  { panGiven, open }: { panGiven: boolean; open: Sealing['open'] },
): Known {
  if (!details) return { ...nothingKnown, name, pan: panGiven }
  const { gender, born, phone, emergencyPhone, diet, health, passport, licence, pan } = details
  const paper = passport === null ? null : openJson<BorderPaper>(passport, open)
  return {
    name,
    gender,
    born,
    phone: phone !== null,
    emergency: emergencyPhone !== null,
    health: health !== null,
    passport: paper && { kind: paper.kind, expires: paper.kind === 'passport' ? paper.expires : '' },
    pan: pan !== null || panGiven,
    licence: licence !== null,
    diet,
  }
}

/** Null when the secret that encrypted it is gone: then it is missing, and asked for anew. */
export function openJson<Value>(sealed: string, open: Sealing['open']): Value | null {
  const opened = open(sealed)
  return opened && (JSON.parse(opened.text) as Value)
}
