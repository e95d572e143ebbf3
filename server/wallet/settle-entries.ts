import { sayCredit } from '#domain/money/wallet-words.ts'
import type { WalletEntry } from './wallet-store.ts'

type Try = { id: number; at: Date; backAt: Date; amountPaise: number }

/** What moved the balance for good, or holds a part of it still. */
export type SettledEntry = {
  id: number
  at: Date
  what: string
  reference: string | null
  /** What it did to the balance; nothing where all that was tried came back. */
  amountPaise: number
  /** In a payment that is open. */
  reserved: boolean
  tries: Try[]
}

type Trips = Map<string, { tripId: string; title: string }>

/**
 * One entry for each booking: what was reserved for it and then spent is one, and payments that came to nothing are told
 * with the next one for the same trip, or together where none came. Both lists have the newest first.
 */
export function settleEntries(entries: WalletEntry[], trips: Trips): SettledEntry[] {
  const tripOf = ({ reference }: Pick<WalletEntry, 'reference'>) =>
    reference ? trips.get(reference) : undefined
  const settled: SettledEntry[] = []
  // By trip: where the tries belong that are met next, since the walk goes back in time.
  const paidLater = new Map<string, SettledEntry>()
  for (const entry of entries) {
    const given = givenBack(entry, entries)
    const tripId = tripOf(entry)?.tripId
    if (given) {
      const { id, at, amountPaise } = entry
      const host = (tripId && paidLater.get(tripId)) || nothingBooked(entry, tripOf(entry)?.title)
      if (!settled.includes(host)) settled.push(host)
      if (tripId) paidLater.set(tripId, host)
      host.tries.push({ id, at, backAt: given.at, amountPaise })
      continue
    }
    const one = settle(entry, entries, tripOf(entry)?.title)
    if (!one) continue
    settled.push(one)
    if (tripId && one.amountPaise < 0) paidLater.set(tripId, one)
  }
  return settled
}

/** The move that ended a reservation by giving it back. */
function givenBack(entry: WalletEntry, entries: WalletEntry[]): WalletEntry | undefined {
  const end = endOf(entry, entries)
  return end?.to === 'wallet' ? end : undefined
}

/** What became of credit that a payment reserved; nothing yet while it is open. */
function endOf({ to, reference }: WalletEntry, entries: WalletEntry[]): WalletEntry | undefined {
  if (to !== 'reserved') return undefined
  return entries.find((other) => other.from === 'reserved' && other.reference === reference)
}

/** Of a reservation and its end the first says both. Null for the end. */
function settle(entry: WalletEntry, entries: WalletEntry[], title: string | undefined): SettledEntry | null {
  if (entry.from === 'reserved') return null
  const end = endOf(entry, entries)
  const { id, at, what, reference, amountPaise } = entry
  return {
    id,
    at: end?.at ?? at,
    what: end ? sayCredit('paid', title) : sayCredit(what, title),
    reference,
    amountPaise: entry.to === 'wallet' ? amountPaise : -amountPaise,
    reserved: entry.to === 'reserved' && !end,
    tries: [],
  }
}

function nothingBooked({ id, at, what }: WalletEntry, title: string | undefined): SettledEntry {
  return {
    id,
    at,
    what: title ? `Not booked: ${title}` : sayCredit(what, title),
    reference: null,
    amountPaise: 0,
    reserved: false,
    tries: [],
  }
}
