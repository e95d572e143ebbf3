import { firstNameOf } from '../reviews/first-name.ts'
import type { Detail, Diet, Gender } from './details.ts'

const detailWords: Record<Detail, string> = {
  name: 'name as on the ID',
  gender: 'gender',
  born: 'birth date',
  phone: 'phone',
  emergency: 'emergency contact',
  health: 'health declaration',
  passport: 'passport',
  pan: 'PAN',
  licence: 'driving licence',
  diet: 'diet',
}

export const genderWords: Record<Gender, string> = { female: 'Female', male: 'Male', other: 'Other' }

export const dietWords: Record<Diet, string> = {
  vegetarian: 'Vegetarian',
  jain: 'Jain',
  vegan: 'Vegan',
  egg: 'Vegetarian with eggs',
  everything: 'I eat everything',
}

/** How far somebody has come: whether they told anything, and what is missing. */
export type Told = { told: boolean; missing: readonly Detail[] }

/** 'emergency contact, passport'; 'all details' where nothing was told. */
export function sayMissing({ told, missing }: Told): string {
  return told ? missing.map((name) => detailWords[name]).join(', ') : 'all details'
}

/** How a guest is called where others read along: 'Rohan', or 'Guest 3' while there is no name. */
export function shortNameOf(name: string, place: number): string {
  return name === '' ? `Guest ${place}` : firstNameOf(name)
}

/** '2 of 4 guests’ details are in' */
export function sayDone(guests: readonly Pick<Told, 'missing'>[]): string {
  const done = guests.filter(({ missing }) => missing.length === 0).length
  if (guests.length === 1) return done === 1 ? 'Your details are in' : 'Your details are missing'
  if (done === guests.length) return `All ${done} guests’ details are in`
  return `${done} of ${guests.length} guests’ details are in`
}
