import type { Database } from '#database/client.ts'
import { findLastGiven } from '../bookings/booking-store.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { findTraveller } from './traveller-store.ts'

/** `phone` is digits with the country code. */
export type Profile = { name: string; email: string; phone: string }

/** `given`: what the last booking was made with, where the profile itself lacks something. */
export type ProfileView = Profile & { given?: { name: string; email: string } }

export type ShowProfile = (traveller: Traveller) => Promise<ProfileView>

/** Who has told us nothing has an empty one. */
export function createShowProfile({ db }: { db: Database }): ShowProfile {
  return async ({ id, phone }) => {
    const { name = '', email = '' } = (await findTraveller(db, id)) ?? {}
    const given = name && email ? null : await findLastGiven(db, id)
    return { name, email, phone, ...(given && { given }) }
  }
}
