import type { Room, RoomGuest } from './room-guest.ts'

/** Of a plan what still holds: whoever left is gone from it, who joined since is in none of its rooms. A room that nobody is in any more keeps its number. */
export function stillThere(rooms: Room[], guests: Pick<RoomGuest, 'id'>[]): Room[] {
  const there = new Set(guests.map(({ id }) => id))
  return rooms.map((room) => ({ ...room, guests: room.guests.filter((id) => there.has(id)) }))
}

/** A guest in another room, by its number from 1; one more than there are is a new one, 0 is none. Null where there is no such room. */
export function moveGuest(rooms: Room[], guest: string, to: number, beds: number): Room[] | null {
  if (to < 0 || to > rooms.length + 1) return null
  const all = to === rooms.length + 1 ? [...rooms, { beds, guests: [] }] : rooms
  const moved = all.map((room, i) => {
    const others = room.guests.filter((id) => id !== guest)
    return { ...room, guests: i + 1 === to ? [...others, guest] : others }
  })
  return moved.slice(0, moved.findLastIndex((room) => room.guests.length > 0) + 1)
}
