import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { findTraveller } from '../account/traveller-store.ts'
import { listFactors } from '../auth/factors/factor-store.ts'
import { listSessions, type Session } from '../auth/sessions/session-store.ts'
import { findUserById, findUserByPhone, type User } from '../auth/users/user-store.ts'
import { findBooking } from '../bookings/booking-store.ts'
import { isUuid } from '../identity/read-claims.ts'
import { findWallet, listEntries, type WalletEntry } from '../wallet/wallet-store.ts'
import {
  countSavedTrips,
  findNewestBooking,
  listBookingsOfPerson,
  listMessagesAbout,
  type SentMessage,
  type TravellerBooking,
} from './traveller-store.ts'

const mostEntries = 20
const mostMessages = 20

export type ShownTraveller = {
  name: string
  email: string
  phone: string
  bookings: TravellerBooking[]
  /** Null for who has booked as a guest alone. */
  account: {
    id: string
    savedTrips: number
    wallet: { balancePaise: number; reservedPaise: number; entries: WalletEntry[]; more: boolean }
  } | null
  /** Null where there is none, or where another project keeps it. */
  login: { since: Date; lastSignIn: Date | null; factorSince: Date | null; devices: Session[] } | null
  messages: SentMessage[]
}

/** `at`: the same person has their page under another id. Null when there is nobody. */
export type ShowTraveller = (id: string) => Promise<ShownTraveller | { at: string } | null>

export function createShowTraveller({ db, hosted }: { db: Database; hosted: boolean }): ShowTraveller {
  async function show(user: User | null, phone: string): Promise<ShownTraveller> {
    const bookings = await listBookingsOfPerson(db, { travellerId: user?.id ?? null, phone })
    // Where another project keeps the logins, the account is known by its bookings.
    const id =
      user?.id ?? (hosted ? bookings.find(({ travellerId }) => travellerId)?.travellerId : null) ?? null
    const told = id ? await findTraveller(db, id) : null
    const references = bookings.map(({ reference }) => reference)
    const emails = [told?.email ?? '', ...bookings.map(({ email }) => email)]
    const recipients = [...new Set([phone, ...emails])].filter((one) => one !== '')
    return {
      name: told?.name || bookings[0]?.name || '',
      email: told?.email || bookings[0]?.email || '',
      phone,
      bookings,
      account: id ? await accountOf(db, id) : null,
      login: user && (await loginOf(db, user)),
      messages: await listMessagesAbout(db, { references, recipients, most: mostMessages }),
    }
  }

  return async (id) => {
    if (isUuid(id)) {
      if (hosted) {
        const newest = await findNewestBooking(db, id)
        return newest === null ? null : { at: newest }
      }
      const user = await findUserById(db, id)
      return user && show(user, user.phone)
    }
    const booking = isBookingReference(id) ? await findBooking(db, id) : null
    if (!booking || booking.phone === '') return null
    const user = hosted ? null : await findUserByPhone(db, booking.phone)
    return user ? { at: user.id } : show(null, booking.phone)
  }
}

async function accountOf(db: Database, id: string): Promise<ShownTraveller['account']> {
  const { balancePaise, reservedPaise } = await findWallet(db, id)
  const entries = await listEntries(db, id)
  return {
    id,
    savedTrips: await countSavedTrips(db, id),
    wallet: {
      balancePaise,
      reservedPaise,
      entries: entries.slice(0, mostEntries),
      more: entries.length > mostEntries,
    },
  }
}

async function loginOf(db: Database, user: User): Promise<ShownTraveller['login']> {
  const factors = await listFactors(db, user.id)
  const confirmed = factors.flatMap(({ verifiedAt }) => verifiedAt ?? [])
  return {
    since: user.createdAt,
    lastSignIn: user.lastSignInAt,
    factorSince: confirmed[0] ?? null,
    devices: await listSessions(db, user.id),
  }
}
