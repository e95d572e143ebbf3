import { showDate } from '#domain/calendar/calendar-date.ts'
import { cardPriceOf, type PriceView } from '#domain/trips/package.ts'
import { isAbroad, type Trip, tripPath } from '#domain/trips/trip.ts'
import type { OfferedDeparture } from '../departures/offered-departure.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'

/** Everything a card shows, ready to be drawn. */
export type TripCardData = {
  id: string
  href: string
  title: string
  location: string
  duration: string
  rating: number
  reviews: number
  price: PriceView
  /** 'Honeymoon special', 'Long weekend', a festival, a text of the trip's own. */
  badges: string[]
  /** Customised and suggested trips have no dates of their own. */
  onRequest: boolean
  /** Null on request, and while seats can't be read. */
  next: { date: string; seats: number } | null
  picture: PictureData
}

const tagBadges: Partial<Record<Trip['tags'][number], string>> = {
  honeymoonSpecial: 'Honeymoon special',
  familySpecial: 'Family special',
  longWeekend: 'Long weekend',
  bikingPackage: 'Bike ride',
  suvPackage: 'SUV expedition',
  stateHighlight: 'State highlight',
  offbeat: 'Off-beat',
}

export function tripCard(
  trip: Trip,
  next: OfferedDeparture | undefined,
  picture: ResolvePicture,
  cover = trip.cover,
): TripCardData {
  const badges = trip.tags.flatMap((tag) => tagBadges[tag] ?? [])
  return {
    id: trip.id,
    href: tripPath(trip),
    title: trip.title,
    location: trip.location,
    duration: trip.duration,
    rating: trip.rating,
    reviews: trip.reviews,
    price: cardPriceOf(trip),
    badges: [trip.festival, trip.special, ...badges, isAbroad(trip) ? 'International' : undefined].filter(
      (badge) => badge !== undefined,
    ),
    onRequest: trip.kind !== 'group',
    next: next ? { date: showDate(next.startDate), seats: next.freeSeats } : null,
    picture: picture(cover, 'tall'),
  }
}
