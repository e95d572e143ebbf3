import type { Database } from '#database/client.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { findTraveller } from './traveller-store.ts'

/** `phone` is digits with the country code. */
export type Profile = { name: string; email: string; phone: string }

export type ShowProfile = (traveller: Traveller) => Promise<Profile>

/** Who has told us nothing has an empty one. */
export function createShowProfile({ db }: { db: Database }): ShowProfile {
  return async ({ id, phone }) => {
    const { name = '', email = '' } = (await findTraveller(db, id)) ?? {}
    return { name, email, phone }
  }
}
