import { nearDays, nearHours, openFrom, openTo, usualHours } from './offer-clock.ts'

/** A party of a line, which is in its order. */
type Party = { seats: number }

/** Who is offered seats when so many are free: the oldest that fit whole, one after the other. Who needs more keeps its place. */
export function partiesThatFit<P extends Party>(line: P[], free: number): P[] {
  const chosen: P[] = []
  let left = free
  for (const party of line)
    if (party.seats <= left) {
      chosen.push(party)
      left -= party.seats
    }
  return chosen
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** 'You are second. Ahead of you: a party of 3.' */
export function placeInWords(ahead: Party[]): string {
  const place = ahead.length < ordinals.length ? ordinals[ahead.length] : `number ${ahead.length + 1}`
  if (ahead.length === 0) return 'You are first.'
  const seats = ahead.reduce((sum, party) => sum + party.seats, 0)
  const [only] = ahead
  const parties =
    ahead.length === 1 ? `a party of ${only?.seats}` : `${ahead.length} parties, ${seats} travellers in all`
  return `You are ${place}. Ahead of you: ${parties}.`
}

/** 'Two parties wait for this date, 5 travellers in all.' */
export function lineInWords(line: Party[]): string {
  const seats = line.reduce((sum, party) => sum + party.seats, 0)
  if (line.length === 0) return 'Nobody waits for this date yet.'
  if (line.length === 1) return `One party of ${seats} waits for this date.`
  return `${line.length} parties wait for this date, ${seats} travellers in all.`
}

const clockOf = (hour: number) => `${hour > 12 ? hour - 12 : hour} ${hour < 12 ? 'am' : 'pm'}`

/** How seats go to those who wait: one sentence each. */
export const waitingRules = [
  'Seats that come free are offered to whoever has waited longest and fits whole. Your party is never split; if it is too large for what is free, it keeps its place.',
  `An offer holds your seats for ${usualHours} hours, or ${nearHours} hours when the trip starts within ${nearDays} days. The clock counts from ${clockOf(openFrom)} to ${clockOf(openTo)} and rests at night.`,
  'Waiting costs nothing. You pay only when you take an offer, at the price shown when you joined, and you can leave at any time by one press.',
] as const

/** Why somebody has no place, and what to do instead. */
export const notJoinedWords = {
  'no such date': 'This date is not on sale any more. Please choose another on the trip’s page.',
  'unknown package': 'Please choose a package.',
  free: 'There are seats for so many: you can book this date at once.',
  party:
    'This package is for two or more who share. Please choose as many guests as it is sold to, or another package.',
  'too large': 'This date does not have so many seats in all. Please ask us: we may open one for you.',
  'too near': 'This date is too near: nobody could answer an offer in time. Please call us.',
  full: 'The waiting list of this date is full. Please choose another date, or ask us.',
  'waits already':
    'Somebody with this phone number waits for this date already. The link to the place is in our mail.',
} as const
