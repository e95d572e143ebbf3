import { readFind } from '../bookings/find-booking.ts'

/** Which travellers: what was typed into the box stands in the address of the list. */
export type TravellerFilter = { find: string }

/** What somebody may have meant with it. */
export type TravellerWish = {
  /** A phone, or its last four digits or more. */
  phoneTail: string | null
  email: string | null
  /** Words of a name, in any script. */
  name: string | null
}

export function readTravellerFilter(address: URLSearchParams): TravellerFilter {
  return { find: (address.get('find') ?? '').trim().slice(0, 80) }
}

export function writeTravellerFilter({ find }: TravellerFilter): string {
  return find === '' ? '' : `?${new URLSearchParams({ find })}`
}

/** Null when it is nothing that can be looked for. */
export function readTravellerFind(typed: string): TravellerWish | null {
  const text = typed.trim()
  if (/^\S+@\S+$/.test(text)) return { phoneTail: null, email: text.toLowerCase(), name: null }
  const wish = readFind(text)
  if (!wish || (wish.phoneTail === null && wish.name === null)) return null
  return { phoneTail: wish.phoneTail, email: null, name: wish.name }
}
