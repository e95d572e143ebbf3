import { addDays } from '../calendar/calendar-date.ts'
import type { TripFacts } from '../trips/trip-facts.ts'
import { readSharing, type Sharing } from './read-sharing.ts'

/** Nights in a row at one place, which have one plan of rooms. */
export type Stay = {
  /** Counted from 1. */
  number: number
  place: string
  room: string
  /** As the content says it. */
  said: string
  sharing: Sharing
  /** Whether the words were understood; rooms of two are proposed where not. */
  understood: boolean
  /** The first night and the morning after the last, YYYY-MM-DD. */
  from: string
  until: string
}

const unknown = [{ count: 1, place: 'All nights', room: 'Rooms', sharing: 'Twin' }]

/** Of a trip that the catalogue no longer has one stay is left, in rooms of two. */
export function staysOf(
  facts: Pick<TripFacts, 'nights'> | null,
  days: { startDate: string; endDate: string },
): Stay[] {
  let from = days.startDate
  return (facts?.nights ?? unknown).map(({ count, place, room, sharing: said }, i) => {
    const sharing = readSharing(said)
    const until = facts ? addDays(from, count) : days.endDate
    const stay = { number: i + 1, place, room, said, from, until }
    from = until
    return { ...stay, sharing: sharing ?? { beds: 2 }, understood: sharing !== null }
  })
}
