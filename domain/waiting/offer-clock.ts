import { dateInIndia, startOfDayInIndia } from '../calendar/clock.ts'

/** The clock of an offer counts between these hours in India, and rests at night. */
export const openFrom = 8
export const openTo = 22

const hour = 3600_000
const day = 24 * hour
/** How long an offer stands, and how long when the departure is near. */
export const usualHours = 24
export const nearHours = 3
export const nearDays = 3
/** An offer that leaves less time than this before the departure is not made: nobody could answer it. */
const leastHours = 1

/** The first moment from then on at which the clock counts. */
export function nextOpen(from: Date): Date {
  const { opens, closes } = hoursOf(from)
  if (from.getTime() < opens) return new Date(opens)
  return from.getTime() < closes ? from : new Date(opens + day)
}

/** Until when an offer of this moment stands; null when the departure is too near to offer anything. */
export function offerEnd(at: Date, startDate: string): Date | null {
  const starts = startOfDayInIndia(startDate).getTime()
  const isNear = starts - at.getTime() <= nearDays * day
  // The last open moment of the day before.
  const latest = starts - day + openTo * hour
  if (openTime(at, latest) < leastHours * hour) return null
  const end = afterOpenTime(at, (isNear ? nearHours : usualHours) * hour)
  return new Date(Math.min(end, latest))
}

/** How much of the time between the two counts. */
export function openTime(from: Date, to: number): number {
  let counted = 0
  for (let at = nextOpen(from); at.getTime() < to; ) {
    const end = Math.min(hoursOf(at).closes, to)
    counted += end - at.getTime()
    at = nextOpen(new Date(end))
    if (end === to) break
  }
  return counted
}

function afterOpenTime(from: Date, wanted: number): number {
  let at = nextOpen(from)
  let left = wanted
  for (;;) {
    const { closes } = hoursOf(at)
    if (at.getTime() + left <= closes) return at.getTime() + left
    left -= closes - at.getTime()
    at = nextOpen(new Date(closes))
  }
}

function hoursOf(moment: Date): { opens: number; closes: number } {
  const midnight = startOfDayInIndia(dateInIndia(moment)).getTime()
  return { opens: midnight + openFrom * hour, closes: midnight + openTo * hour }
}
