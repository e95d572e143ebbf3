import { formatRupees } from '#domain/money/money.ts'
import type { Package } from './package.ts'
import type { TripFacts } from './trip-facts.ts'

/** Who would travel: how many in all, how many of them at a child's price, and how many in a room of their own. */
export type PartyWish = { guests: number; children?: number; ownRooms?: number }

/** What a package sells to whom. Prices are whole rupees; null where it is not sold. */
export type PartyTerms = {
  smallest: number
  /** Two share what is sold: a room, a motorcycle. */
  pairs: boolean
  child: { from: number; to: number; price: number } | null
  ownRoomMore: number | null
}

export type PartyFacts = Pick<TripFacts, 'child' | 'singleRoom' | 'party'>

export function partyTermsOf(facts: PartyFacts, chosen: Package): PartyTerms {
  const { child, singleRoom, party } = facts
  const { id, price, smallest = party?.smallest ?? 1, pairs = false, ownRoom, withoutChildren } = chosen
  // What it costs more is told against the first package alone.
  const isOnlyShared = id !== 'standard' || ownRoom || pairs || 'none' in singleRoom
  return {
    smallest: pairs ? Math.max(2, smallest) : smallest,
    pairs,
    child:
      'none' in child || withoutChildren || ownRoom
        ? null
        : { from: child.from, to: child.to, price: Math.min(child.price, price) },
    ownRoomMore: isOnlyShared ? null : singleRoom.more,
  }
}

/** A place on a booking, in the order in which its guests are numbered. */
export type PartySeat = { kind: 'adult' | 'child'; ownRoom?: true }

/** A party whose seats don't all cost the same, with what they cost in rupees. */
export type PricedParty = { seats: PartySeat[]; childPrice: number; ownRoomMore: number }

/** Adults first, since who books is one; rooms of one's own go to the last of them. Undefined where every seat costs the same. */
export function pricedParty(terms: PartyTerms, wish: PartyWish): PricedParty | undefined {
  const { guests, children = 0, ownRooms = 0 } = wish
  if (children === 0 && ownRooms === 0) return undefined
  const adults = guests - children
  const seats = Array.from({ length: guests }, (_, i): PartySeat => {
    if (i >= adults) return { kind: 'child' }
    return { kind: 'adult', ...(i >= adults - ownRooms && { ownRoom: true }) }
  })
  return { seats, childPrice: terms.child?.price ?? 0, ownRoomMore: terms.ownRoomMore ?? 0 }
}

/** Why such a party can't be booked, and what can; null when it can. */
export function partyRefusal(terms: PartyTerms, wish: PartyWish): string | null {
  const { guests, children = 0, ownRooms = 0 } = wish
  const adults = guests - children
  if (children > 0 && !terms.child) return 'Children have no price of their own in this package.'
  if (ownRooms > 0 && terms.ownRoomMore === null) return 'This package has no rooms of your own to add.'
  if (adults < 1) return 'At least one guest must be an adult.'
  if (ownRooms > adults) return 'There are more rooms of your own than adults.'
  return sizeRefusal(terms, guests)
}

/** Why so many guests are too few, or one too many. */
export function sizeRefusal({ smallest, pairs }: PartyTerms, guests: number): string | null {
  if (pairs && guests % 2 !== 0) return 'This price is for two sharing. Please choose 2, 4 or 6 guests.'
  if (guests < smallest)
    return `This price is for ${inWords(smallest)} or more. Please choose at least ${smallest} guests.`
  return null
}

/** The smallest number from that one on that a package is sold to. */
export function nextThatFits({ smallest, pairs }: PartyTerms, guests: number): number {
  const least = Math.max(smallest, guests)
  return pairs ? least + (least % 2) : least
}

/** What is said at once of how many a package is for; null where anybody may come alone. */
export function sizeNote({ smallest, pairs }: PartyTerms): string | null {
  if (pairs) return 'For two sharing: 2, 4 or 6 guests.'
  return smallest > 1 ? `For ${inWords(smallest)} guests or more.` : null
}

/** '5 to 11 years, ₹12,900 each' */
export function childNote({ from, to, price }: NonNullable<PartyTerms['child']>): string {
  return `${from === to ? `${from}` : `${from} to ${to}`} years, ${formatRupees(price)} each`
}

function inWords(count: number): string {
  return ['', 'one', 'two', 'three', 'four'][count] ?? `${count}`
}
