import { mutualWishes } from './mutual-wishes.ts'
import type { Sharing } from './read-sharing.ts'
import { genderOf, isMinor, type Room, type RoomGuest } from './room-guest.ts'

/** Those who sleep in one room, whoever may join them. */
type Group = RoomGuest[]

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
const ageOf = (guests: Group) => {
  const known = guests.flatMap(({ age }) => age ?? [])
  // Who has not said it is taken for somebody in the middle.
  return known.length === 0 ? 30 : known.reduce((sum, age) => sum + age, 0) / known.length
}

/**
 * Who sleeps where in one stay: parties together, then who asked for each other, then strangers of the same gender who are near in age. The same guests
 * in any order give the same rooms. What a person should look at is said by look-at-rooms.ts.
 */
export function proposeRooms(guests: RoomGuest[], sharing: Sharing): Room[] {
  const { beds } = sharing
  if (beds === null) return []
  const sorted = guests.toSorted(byId)
  const alone = sorted.filter((guest) => guest.alone)
  const sharers = sorted.filter((guest) => !guest.alone)
  const divided = 'byGender' in sharing
  const groups = circles(sharers, beds, divided).flatMap((circle) => divide(circle, beds))
  const rooms = [...join(groups, beds), ...alone.map((guest) => [guest])]
  return rooms
    .map((room) => room.toSorted(byId))
    .toSorted((a, b) => byId(a[0] as RoomGuest, b[0] as RoomGuest))
    .map((room) => ({ beds: room[0]?.alone ? 1 : beds, guests: room.map(({ id }) => id) }))
}

/** Parties, put together where two have asked for each other and one room holds both. */
function circles(guests: Group, beds: number, divided: boolean): Group[] {
  const keyOf = ({ party, gender }: RoomGuest) => (divided ? `${party} ${gender ?? '?'}` : party)
  const circleOf = new Map<string, Group>()
  for (const guest of guests) {
    const circle = circleOf.get(keyOf(guest)) ?? []
    circle.push(guest)
    circleOf.set(keyOf(guest), circle)
  }
  for (const [one, other] of mutualWishes(guests)) {
    const a = circleOf.get(keyOf(one)) as Group
    const b = circleOf.get(keyOf(other)) as Group
    if (a === b || a.length + b.length > beds || (divided && one.gender !== other.gender)) continue
    a.push(...b)
    for (const guest of b) circleOf.set(keyOf(guest), a)
  }
  return [...new Set(circleOf.values())]
}

/** As few rooms as hold them, with a grown-up in each as far as there are any; men and women of a large party stand by themselves where it adds up. */
function divide(circle: Group, beds: number): Group[] {
  const count = Math.ceil(circle.length / beds)
  if (count === 1) return [circle]
  const order = (a: RoomGuest, b: RoomGuest) =>
    (a.gender ?? '').localeCompare(b.gender ?? '') || (a.age ?? 30) - (b.age ?? 30) || byId(a, b)
  const adults = circle.filter((guest) => !isMinor(guest)).toSorted(order)
  const minors = circle.filter(isMinor).toSorted(order)
  const rooms: Group[] = Array.from({ length: count }, () => [])
  if (minors.length > 0) for (const room of rooms) room.push(...adults.splice(0, 1))
  for (const guest of [...minors, ...adults]) rooms.find((room) => room.length < beds)?.push(guest)
  return rooms.filter((room) => room.length > 0)
}

/** Fills beds that are left with strangers: grown-ups of one known gender, the nearest in age, larger groups first. */
function join(groups: Group[], beds: number): Group[] {
  const isOpen = (group: Group) =>
    group.length < beds && genderOf(group) !== null && !group.some((guest) => isMinor(guest))
  const rooms = groups.filter((group) => !isOpen(group))
  const open = groups
    .filter(isOpen)
    .toSorted(
      (a, b) => b.length - a.length || ageOf(a) - ageOf(b) || byId(a[0] as RoomGuest, b[0] as RoomGuest),
    )
  const filled: Group[] = []
  for (const group of open) {
    const room = filled
      .filter((one) => one.length + group.length <= beds && genderOf(one) === genderOf(group))
      .toSorted((a, b) => distance(a, group) - distance(b, group))[0]
    if (room) room.push(...group)
    else filled.push([...group])
  }
  return [...rooms, ...filled]
}

const distance = (a: Group, b: Group) => Math.abs(ageOf(a) - ageOf(b))
