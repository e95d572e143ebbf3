import type { Database, Transaction } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { TypedDetails } from '#domain/guests/details-form.ts'
import { missingOf } from '#domain/guests/missing.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Sealing } from '../auth/keys/auth-secrets.ts'
import { lockBooking } from '../bookings/booking-store.ts'
import { type GuestDetails, saveDetails } from '../bookings/guests/details-store.ts'
import { saveGuestName } from '../bookings/guests/guest-store.ts'
import { type FoundGuest, findGuest } from './find-guest.ts'
import type { GuestLinks } from './guest-links.ts'
import { knownOf } from './known-details.ts'
import { type ToldDetails, toldOf } from './show-guest-page.ts'

/** `changed`: somebody else has saved since the form was opened; both are kept in sight. */
export type DetailsSaved =
  | { ok: true }
  | { ok: false; reason: 'closed' }
  | { ok: false; reason: 'changed'; now: ToldDetails }

/** Saves what a guest told of themselves. The same form twice is saved once. */
export type SaveDetails = (code: string, typed: TypedDetails) => Promise<DetailsSaved>

export function createSaveDetails(deps: {
  db: Database
  clock: Clock
  links: GuestLinks
  sealing: Sealing
  findTrip: (id: string) => Trip | null
}): SaveDetails {
  const { db, clock, links, sealing, findTrip } = deps

  async function save(tx: Transaction, found: FoundGuest, typed: TypedDetails, at: Date): Promise<void> {
    const { guest, details, asks, panGiven } = found
    const { reference, n } = guest
    const name = found.nameIsFixed || typed.name === '' ? guest.name : typed.name
    if (name !== guest.name) await saveGuestName(tx, { reference, n, name })
    const row = rowOf(found, typed, { sealing, at })
    const missing = missingOf(knownOf({ name }, row, { panGiven, open: sealing.open }), asks)
    await saveDetails(tx, { ...row, doneAt: missing.length === 0 ? (details?.doneAt ?? at) : null })
  }

  return async (code, typed) => {
    const whose = links.read(code)
    if (!whose) return { ok: false, reason: 'closed' }
    return db.transaction(async (tx) => {
      const at = clock.now()
      const booking = await lockBooking(tx, whose.reference)
      const found =
        booking &&
        (await findGuest(tx, booking, whose.n, { findTrip, open: sealing.open, today: dateInIndia(at) }))
      if (found?.state !== 'open') return { ok: false, reason: 'closed' }
      if (typed.revision !== (found.details?.revision ?? 0))
        return isSaved(found, typed, sealing)
          ? { ok: true }
          : { ok: false, reason: 'changed', now: toldOf(found) }
      await save(tx, found, typed, at)
      return { ok: true }
    })
  }
}

const sealedNames = ['health', 'passport', 'licence', 'pan'] as const

function rowOf(
  { guest: { reference, n }, details }: FoundGuest,
  typed: TypedDetails,
  { sealing, at }: { sealing: Sealing; at: Date },
): GuestDetails {
  const { gender, born, diet, pickup, roomMate, city, shownToOthers, phone, emergency } = typed
  /** What is not told anew stays as it was. */
  const seal = (name: (typeof sealedNames)[number]) =>
    typed[name] === null ? (details?.[name] ?? null) : sealing.encrypt(JSON.stringify(typed[name]))
  return {
    reference,
    n,
    revision: typed.revision + 1,
    gender,
    born,
    diet,
    pickup,
    roomMate,
    city,
    shownToOthers,
    shownAt: shownToOthers ? (details?.shownAt ?? at) : null,
    phone: phone ?? details?.phone ?? null,
    emergencyName: emergency?.name ?? details?.emergencyName ?? null,
    emergencyPhone: emergency?.phone ?? details?.emergencyPhone ?? null,
    health: seal('health'),
    passport: seal('passport'),
    licence: seal('licence'),
    pan: seal('pan'),
    doneAt: null,
    savedAt: at,
  }
}

/** Whether all that was typed stands there already, as after a second press. */
function isSaved({ guest, details }: FoundGuest, typed: TypedDetails, { open }: Sealing): boolean {
  if (!details) return false
  const { revision: _, name, ...told } = toldOf({ guest, details })
  const isKept = (text: string | null, stored: string | null) => text === null || text === stored
  return (
    (typed.name === '' || typed.name === name) &&
    Object.entries(told).every(([key, value]) => typed[key as keyof typeof told] === value) &&
    isKept(typed.phone, details.phone) &&
    isKept(typed.emergency?.name ?? null, details.emergencyName) &&
    isKept(typed.emergency?.phone ?? null, details.emergencyPhone) &&
    sealedNames.every((key) => {
      const sealed = details[key]
      const stored = sealed === null ? null : (open(sealed)?.text ?? null)
      return isKept(typed[key] === null ? null : JSON.stringify(typed[key]), stored)
    })
  )
}
