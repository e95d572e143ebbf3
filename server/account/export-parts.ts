import type { Trip } from '#domain/trips/trip.ts'
import { listFactors } from '../auth/factors/factor-store.ts'
import type { Sealing } from '../auth/keys/auth-secrets.ts'
import { listSessions } from '../auth/sessions/session-store.ts'
import { findUserById } from '../auth/users/user-store.ts'
import { listDetailsOf } from '../bookings/guests/details-store.ts'
import { listPartiesOf } from '../departures/waiting/waiting-store.ts'
import { listReviewsOf } from '../reviews/review-store.ts'
import type { ExportPart } from './export-data.ts'
import { listSaved } from './saved-trip-store.ts'
import { findTraveller } from './traveller-store.ts'

/** What the account itself holds. */
export function accountParts(findTrip: (id: string) => Trip | null): Record<string, ExportPart> {
  return {
    async profile(tx, { id }) {
      const row = await findTraveller(tx, id)
      return row && { name: row.name, email: row.email, since: row.createdAt, changedAt: row.updatedAt }
    },
    async savedTrips(tx, { id }) {
      const saved = await listSaved(tx, id)
      return saved.map((row) => ({ ...row, title: findTrip(row.tripId)?.title ?? null }))
    },
  }
}

/** What the traveller wrote about trips. */
export const reviewParts: Record<string, ExportPart> = {
  async reviews(tx, { id }) {
    const written = await listReviewsOf(tx, id)
    return written.map((review) => ({
      booking: review.reference,
      shownAs: review.firstName,
      stars: review.stars,
      captain: review.captain,
      stay: review.stay,
      asDescribed: review.described,
      text: review.text,
      state: review.state,
      writtenAt: review.receivedAt,
      answer: review.answer,
    }))
  },
}

/** What the traveller told of themselves for a trip. What friends told is theirs, and no part of it. */
export function detailsParts(open: Sealing['open']): Record<string, ExportPart> {
  const opened = (sealed: string | null) =>
    sealed === null ? null : JSON.parse(open(sealed)?.text ?? 'null')
  return {
    async detailsForTrips(tx, { id }) {
      const told = await listDetailsOf(tx, id)
      return told.map(({ reference, n: _, revision: __, doneAt: ___, ...details }) => ({
        booking: reference,
        ...details,
        health: opened(details.health),
        passport: opened(details.passport),
        licence: opened(details.licence),
        pan: opened(details.pan),
      }))
    },
  }
}

/** What our own login service holds; what can be used to log in is no part of it. */
export const loginParts: Record<string, ExportPart> = {
  async login(tx, { id }) {
    const user = await findUserById(tx, id)
    return (
      user && {
        phone: user.phone,
        newPhone: user.newPhone,
        confirmedAt: user.phoneConfirmedAt,
        since: user.createdAt,
        lastLoginAt: user.lastSignInAt,
        lastCodeSentAt: user.codeSentAt,
        metadata: user.metadata,
      }
    )
  },
  async devices(tx, { id }) {
    const sessions = await listSessions(tx, id)
    return sessions.map(({ deviceKind, deviceName, createdAt, lastUsedAt }) => ({
      kind: deviceKind,
      name: deviceName,
      since: createdAt,
      lastUsedAt,
    }))
  },
  async twoStepLogin(tx, { id }) {
    const factors = await listFactors(tx, id)
    return factors
      .filter(({ verifiedAt }) => verifiedAt !== null)
      .map(({ friendlyName, verifiedAt }) => ({ name: friendlyName, since: verifiedAt }))
  },
}

/** For what the traveller waits, or waited. */
export const waitingParts: Record<string, ExportPart> = {
  async waitingLists(tx, { id }) {
    const parties = await listPartiesOf(tx, id)
    return parties.map(({ terms, seats, name, email, phone, at, state, reference }) => ({
      trip: terms.title,
      leaves: terms.startDate,
      package: terms.packageTitle,
      guests: seats,
      name,
      email,
      phone,
      since: at,
      state,
      booking: reference,
    }))
  },
}
