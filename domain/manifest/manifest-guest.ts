import type { Diet, Gender } from '../guests/details.ts'
import type { RoomGuest } from '../rooms/room-guest.ts'

/** Who travels on a departure, with what is known of them. */
export type ManifestGuest = {
  /** Booking and number, 'KF-ABCDEFGH/2'. */
  id: string
  reference: string
  /** The booking whose party they travel with: their own, or that of friends who booked first. */
  party: string
  n: number
  /** As the sheets say it: who has no name yet is a guest of whoever booked. */
  name: string
  named: boolean
  kind: 'adult' | 'child'
  gender: Gender | null
  age: number | null
  /** Their own; of who booked, the booking's. */
  phone: string | null
  emergency: { name: string; phone: string } | null
  diet: Diet | null
  pickup: string | null
  wish: string
  /** They paid for a room of their own. */
  alone: boolean
  packageTitle: string
  /** What is still to be asked, in words. */
  missing: string[]
}

/** How old somebody is on a day. Both are YYYY-MM-DD. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

type Told = Pick<ManifestGuest, 'named' | 'gender' | 'age' | 'emergency' | 'diet'>

export function missingOf({ named, gender, age, emergency, diet }: Told): string[] {
  return [
    !named && 'name',
    gender === null && 'gender',
    age === null && 'age',
    emergency === null && 'emergency contact',
    diet === null && 'diet',
  ].filter((word) => word !== false)
}

/** 'F, 33', 'M, 8, child' as far as it is known: a child is who travels at a child's price. */
export function sayWho({ gender, age, kind }: Pick<ManifestGuest, 'gender' | 'age' | 'kind'>): string {
  const letter = gender === null ? null : { female: 'F', male: 'M', other: 'X' }[gender]
  return [letter, age, kind === 'child' ? 'child' : null].filter((part) => part !== null).join(', ')
}

/** As a list names them that shows nothing else of them. */
export function nameOnList({ name, kind }: Pick<ManifestGuest, 'name' | 'kind'>): string {
  return kind === 'child' ? `${name} (child)` : name
}

export const dietWords: Record<Diet, string> = {
  vegetarian: 'Vegetarian',
  jain: 'Jain',
  vegan: 'Vegan',
  egg: 'With egg',
  everything: 'Everything',
}

/** As the proposal of rooms asks for them. */
export function toRoomGuest(guest: ManifestGuest): RoomGuest {
  const { id, name, party, kind, gender, age, wish, alone } = guest
  return { id, name, party, kind, gender, age, wish, alone }
}
