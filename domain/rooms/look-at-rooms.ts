import { mutualWishes } from './mutual-wishes.ts'
import { genderOf, isMinor, type Room, type RoomGuest } from './room-guest.ts'

/** What a person should look at. It says what is so and never forbids anything. */
export type RoomNote =
  /** Nobody to share with, though they pay to share. */
  | { kind: 'alone'; room: number; guests: string[] }
  /** Strangers who are not known to be of one gender. */
  | { kind: 'mixed'; room: number; guests: string[] }
  | { kind: 'over'; room: number; guests: string[] }
  | { kind: 'child alone'; room: number; guests: string[] }
  /** Alone because it is not known whom they can share with. */
  | { kind: 'gender missing'; room: number; guests: string[] }
  | { kind: 'strangers'; room: number; guests: string[] }
  | { kind: 'wish not met'; guests: string[] }
  | { kind: 'not placed'; guests: string[] }

/** Who belongs to whom: parties, and those that have asked for each other. */
function circlesOf(guests: RoomGuest[]): Map<string, string> {
  const circle = new Map(guests.map(({ party }) => [party, party]))
  const root = (party: string): string => {
    const above = circle.get(party) ?? party
    return above === party ? party : root(above)
  }
  for (const [one, other] of mutualWishes(guests)) circle.set(root(other.party), root(one.party))
  return new Map(guests.map(({ id, party }) => [id, root(party)]))
}

/** Of rooms as they stand, proposed or placed by hand. */
export function lookAtRooms(rooms: Room[], guests: RoomGuest[]): RoomNote[] {
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  const circles = circlesOf(guests)
  const roomOf = new Map(rooms.flatMap((room, i) => room.guests.map((id) => [id, i])))
  const unplaced = guests.filter(({ id }) => !roomOf.has(id)).map(({ id }) => id)
  return [
    ...(unplaced.length > 0 ? [{ kind: 'not placed' as const, guests: unplaced }] : []),
    ...rooms.flatMap((room, i) => {
      const inside = room.guests.flatMap((id) => byId.get(id) ?? [])
      return noteOf(inside, { beds: room.beds, room: i + 1, circles })
    }),
    ...mutualWishes(guests)
      .filter(([one, other]) => roomOf.get(one.id) !== roomOf.get(other.id))
      .map(([one, other]) => ({ kind: 'wish not met' as const, guests: [one.id, other.id] })),
  ]
}

function noteOf(
  inside: RoomGuest[],
  { beds, room, circles }: { beds: number; room: number; circles: Map<string, string> },
): RoomNote[] {
  if (inside.length === 0) return []
  const guests = inside.map(({ id }) => id)
  const notes: RoomNote[] = []
  const strange = new Set(guests.map((id) => circles.get(id))).size > 1
  if (inside.length > beds) notes.push({ kind: 'over', room, guests })
  if (strange) notes.push({ kind: genderOf(inside) === null ? 'mixed' : 'strangers', room, guests })
  if (inside.every((guest) => isMinor(guest))) notes.push({ kind: 'child alone', room, guests })
  else if (inside.length === 1 && beds > 1)
    notes.push({ kind: genderOf(inside) === null ? 'gender missing' : 'alone', room, guests })
  return notes
}
