import type { RoomGuest } from './room-guest.ts'

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)

/** Whether the words of a wish name somebody: by the whole name, or by a first name that nobody else has. */
function names(wish: string[], other: RoomGuest, firstNames: Map<string, number>): boolean {
  const name = wordsOf(other.name)
  const [first = ''] = name
  if (first === '' || !wish.includes(first)) return false
  return firstNames.get(first) === 1 || name.every((word) => wish.includes(word))
}

/** Pairs of different parties who have asked for each other, in the order of their ids. */
export function mutualWishes(guests: RoomGuest[]): [RoomGuest, RoomGuest][] {
  const firstNames = new Map<string, number>()
  for (const { name } of guests) {
    const [first = ''] = wordsOf(name)
    firstNames.set(first, (firstNames.get(first) ?? 0) + 1)
  }
  const asked = guests.filter(({ wish }) => wish.trim() !== '').toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const wishes = new Map(asked.map((guest) => [guest.id, wordsOf(guest.wish)]))
  const wants = (one: RoomGuest, other: RoomGuest) => names(wishes.get(one.id) ?? [], other, firstNames)
  return asked.flatMap((one, i) =>
    asked
      .slice(i + 1)
      .filter((other) => other.party !== one.party && wants(one, other) && wants(other, one))
      .map((other): [RoomGuest, RoomGuest] => [one, other]),
  )
}
