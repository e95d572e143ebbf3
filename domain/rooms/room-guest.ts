import type { Gender } from '../guests/details.ts'

/** Who needs a bed, as far as it is known. */
export type RoomGuest = {
  /** 'KF-ABCDEFGH/2' */
  id: string
  name: string
  /** The reference of the booking: whoever is on it travels together. */
  party: string
  kind: 'adult' | 'child'
  gender: Gender | null
  age: number | null
  /** With whom they would share, in their words. */
  wish: string
  /** They paid for a room of their own. */
  alone: boolean
}

/** A room and who sleeps in it. */
export type Room = { beds: number; guests: string[] }

export const isMinor = ({ kind, age }: Pick<RoomGuest, 'kind' | 'age'>) =>
  age === null ? kind === 'child' : age < 18

/** 'female' or 'male' where all of them are known to be that; null otherwise. Who is neither is asked, and mixed with no stranger. */
export function genderOf(guests: Pick<RoomGuest, 'gender'>[]): 'female' | 'male' | null {
  const first = guests[0]?.gender
  return (first === 'female' || first === 'male') && guests.every(({ gender }) => gender === first)
    ? first
    : null
}
