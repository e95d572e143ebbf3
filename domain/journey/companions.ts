import { addDays, type Days } from '../calendar/calendar-date.ts'
import { ageOn, grownUp } from '../guests/ages.ts'
import { firstNameOf } from '../reviews/first-name.ts'

/** So many days before the start those who agreed see each other, until the last day. Guests are told so where they agree. */
const companionDays = 7

/** Others of a departure, as somebody who travels along may know of them. */
export type Companions = {
  /** The first day on which names are shown. */
  from: string
  /** Whether that day has come. */
  open: boolean
  /** Travellers of other parties, and how many of them have agreed. */
  others: number
  introduced: number
  /** What others see, or would see, of whoever asks. */
  own: { firstName: string; city: string | null; shown: boolean }
  /** Empty unless whoever asks has agreed too. */
  people: Companion[]
}

export type Companion = { firstName: string; city: string | null }

/** Somebody of another party, with what they have told. */
export type OtherTraveller = {
  name: string
  kind: 'adult' | 'child'
  born: string | null
  city: string | null
  shown: boolean
}

/** Nobody is introduced who is a child, or has no name yet. */
export function companionsOf(
  others: readonly OtherTraveller[],
  own: Companions['own'],
  { days, today }: { days: Days; today: string },
): Companions {
  const from = addDays(days.startDate, -companionDays)
  const open = today >= from
  const agreed = others.filter(
    ({ name, kind, born, shown }) =>
      shown && name !== '' && kind === 'adult' && (born === null || ageOn(born, days.startDate) >= grownUp),
  )
  const people = agreed.map(({ name, city }) => ({ firstName: firstNameOf(name), city }))
  return {
    from,
    open,
    others: others.length,
    introduced: agreed.length,
    own,
    people: own.shown && open ? people.toSorted((a, b) => a.firstName.localeCompare(b.firstName)) : [],
  }
}
