import { showDate, showDates } from '#domain/calendar/calendar-date.ts'
import { type BriefRun, briefRun } from '#domain/departures/departure-run.ts'
import { fewSeatsText } from '#domain/departures/seats.ts'
import { difficultyOf, sayDifficulty } from '#domain/trips/difficulty.ts'
import { cardPriceOf, type PriceView } from '#domain/trips/package.ts'
import { sayLength } from '#domain/trips/say-length.ts'
import { type Trip, type TripRating, tripPath } from '#domain/trips/trip.ts'
import type { AskedTime } from '../departures/departure-store.ts'
import type { OfferedDeparture } from '../departures/offered-departure.ts'
import type { PictureFormat } from '../pictures/manifest.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'

/** Everything a card shows, ready to be drawn. */
export type TripCardData = {
  id: string
  href: string
  title: string
  location: string
  /** '6D/5N'; 'Flexible' where the length is the traveller's own. */
  duration: string
  /** 'Easy', of treks and motorbike rides. */
  difficulty: string | null
  rating: TripRating | null
  price: PriceView
  /** A festival, a word of the trip's own, or its kind. */
  label: string | null
  /** '5-day plan, flexible' of trips that are asked for and have no dates of their own. */
  plan: string | null
  /** Null on request, and while seats can't be read. `seats` are told only when they are few. */
  next: { date: string; dates: string; seats: string | null; run: BriefRun | null } | null
  picture: PictureData
}

const kindLabels: Partial<Record<Trip['tags'][number], string>> = {
  honeymoonSpecial: 'Honeymoon special',
  familySpecial: 'Family special',
  longWeekend: 'Long weekend',
  bikingPackage: 'Bike ride',
  suvPackage: 'SUV expedition',
  offbeat: 'Off-beat',
}

export function tripCard(
  trip: Trip,
  next: OfferedDeparture | undefined,
  picture: ResolvePicture,
  cover = trip.cover,
  { time = {}, format = 'tall' }: { time?: AskedTime; format?: PictureFormat } = {},
): TripCardData {
  const difficulty = difficultyOf(trip)
  const [kind] = trip.tags.flatMap((tag) => kindLabels[tag] ?? [])
  const seats = next && fewSeatsText(next.freeSeats, next.totalSeats)
  return {
    id: trip.id,
    href: tripPath(trip) + askedDate(next, time),
    title: trip.title,
    location: trip.location,
    duration: trip.duration,
    difficulty: difficulty && sayDifficulty(difficulty),
    rating: trip.rating,
    price: cardPriceOf(trip),
    // Few seats say more than any label.
    label: seats ? null : (trip.festival ?? trip.special ?? kind ?? null),
    plan: trip.kind === 'group' ? null : planOf(trip),
    next: next
      ? { date: showDate(next.startDate), dates: showDates(next), seats: seats ?? null, run: runToTell(next) }
      : null,
    picture: picture(cover, format),
  }
}

/** Of whoever asked for a time the trip's page begins with the card's own date. */
function askedDate(next: OfferedDeparture | undefined, { months = [], spans = [] }: AskedTime): string {
  return next && months.length + spans.length > 0 ? `?date=${next.startDate}` : ''
}

/** A date has one state: one that is full says that alone. */
function runToTell({ freeSeats, run }: OfferedDeparture): BriefRun | null {
  return run && (freeSeats > 0 || run.confirmed) ? briefRun(run) : null
}

function planOf(trip: Trip): string {
  return trip.duration === 'Flexible' ? sayLength(trip) : 'On your dates'
}
