import type { DepartureRun } from '#domain/departures/departure-run.ts'
import { formatPaise } from '#domain/money/money.ts'

/** What whoever has booked needs next. The same on every page and in words in the mail. */
export type TripAhead = {
  startDate: string
  endDate: string
  /** '17 days to go', by the server's clock. */
  toGo: string
  /** Null for a trip that left the catalogue. */
  meet: MeetingPoint | null
  /** Which day of the trip today is, from the second on; a copy that a device keeps may not have it. */
  onDay?: DayOfTrip | null
  /** '8:00 pm, where we met'; null with `meet`. */
  ends: string | null
  /** Null while nobody has said how many it takes. */
  run: BookedRun | null
}

export type DayOfTrip = {
  date: string
  /** 'Day 6 of 7' */
  text: string
  /** Of the itinerary; null for a trip that left the catalogue. */
  title: string | null
}

export type MeetingPoint = {
  /** '5:30 am' */
  time: string
  place: string
  /** Null where the words name no place that a map could find. */
  mapsHref: string | null
}

/** Whether the departure of a booking runs, told to whoever booked it. */
export type BookedRun = {
  /** `deciding`: its day has come with too few travellers, and we have not said yet. */
  state: 'runs' | 'waits' | 'deciding'
  text: string
  note: string | null
  booked: number
  smallest: number
  decideOn: string
}

export const underWay = 'Under way'

const departsToday = 'Today'

export function sayDaysToGo(days: number): string {
  if (days < 0) return underWay
  if (days === 0) return departsToday
  return days === 1 ? 'Tomorrow' : `${days} days to go`
}

/** From the first day on nobody takes another's place. */
export function hasBegun({ toGo }: TripAhead): boolean {
  return toGo === underWay || toGo === departsToday
}

/** Hotels that are told later, and those that travellers have chosen themselves. */
const namesNoPlace =
  /\b(your|our) ([\w-]+ )?(hotel|hostel|homestay|resort|villa|guest house)|will be shared|we send/i

/** A search of Google Maps for the place's own words; nothing is loaded before somebody follows it. */
export function mapsHrefOf(place: string): string | null {
  if (namesNoPlace.test(place)) return null
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`
}

type RunFacts = Pick<BookedRun, 'booked' | 'smallest' | 'decideOn'> & {
  run: Pick<DepartureRun, 'confirmed' | 'text'>
  /** Too few had booked on its day, and we have not said yet. */
  deciding: boolean
}

/** `guests` are one's own, who are among those that have booked; `backPaise` comes back if it doesn't run. */
export function bookedRun(
  { run, booked, smallest, decideOn, deciding }: RunFacts,
  own: { guests: number; backPaise: number },
): BookedRun {
  const numbers = { booked, smallest, decideOn }
  if (run.confirmed) return { state: 'runs', text: itRuns(numbers), note: null, ...numbers }
  const back = `If it doesn’t run, all ${formatPaise(own.backPaise)} comes back.`
  if (deciding)
    return {
      state: 'deciding',
      text: 'Too few travellers have booked. We are deciding whether it runs.',
      note: `We write to you as soon as it is decided. ${back}`,
      ...numbers,
    }
  const soFar = `${booked} of ${smallest} so far${whoTheyAre(own.guests, booked)}.`
  return { state: 'waits', text: run.text, note: `${soFar} ${back}`, ...numbers }
}

function itRuns({ booked, smallest }: Pick<BookedRun, 'booked' | 'smallest'>): string {
  if (booked < smallest) return 'It runs: we have decided so'
  const text = `It runs: ${booked} ${booked === 1 ? 'traveller has' : 'travellers have'} booked`
  if (booked === smallest) return text
  return `${text}, and ${smallest} ${smallest === 1 ? 'was' : 'were'} needed`
}

const numerals = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function whoTheyAre(guests: number, booked: number): string {
  const who = guests === 1 ? 'you' : `the ${numerals[guests] ?? guests} of you`
  return guests >= booked ? `: ${who}` : `, ${who} among them`
}
