import type { guestKinds } from '../bookings/changes.ts'
import { type Days, showDate } from '../calendar/calendar-date.ts'
import type { TripFacts } from '../trips/trip-facts.ts'

/** Who may come on a trip, by age on its first day. */
export type AgeRules = {
  days: Days
  kind: (typeof guestKinds)[number]
  /** Null for a trip that left the catalogue. */
  ages: TripFacts['ages'] | null
  /** Between which ages a child's price holds. */
  childAges: { from: number; to: number } | null
}

/** Whoever is younger needs no phone and no PAN of their own. */
export const grownUp = 18
const oldest = 110

/** In whole years; a birthday counts on its day. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}

/** Why somebody born on that day can't come, and what to do; null where they can. */
export function refuseAge(born: string, { ages, childAges, kind, days }: AgeRules): string | null {
  const { startDate } = days
  const age = ageOn(born, startDate)
  if (born >= startDate || age > oldest) return 'Please check the birth date: day, month and year.'
  if (ages && age < ages.from)
    return `This trip takes travellers from ${ages.from} years on, and on ${showDate(startDate)} you are ${age}. Please call us before anything else: the seat can go to somebody else for free.`
  if (ages?.to !== undefined && age > ages.to)
    return `This trip takes travellers up to ${ages.to} years, and on ${showDate(startDate)} you are ${age}. Please call us before anything else: the seat can go to somebody else for free.`
  if (kind === 'child' && childAges && age > childAges.to)
    return `This seat was sold for a child of ${childAges.from} to ${childAges.to} years, and on ${showDate(startDate)} you are ${age}. Please call us: the seat has to be changed to an adult’s.`
  return null
}
