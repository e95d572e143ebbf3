import { isAbroad, type Trip, tripPath } from '#domain/trips/trip.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type Crumb, home } from '../structured/breadcrumb-list.ts'

/** Home, the country's listing, the destination that lists the trip, the trip. */
export function tripTrail(trip: Trip, { destinations }: Pick<Catalogue, 'destinations'>): Crumb[] {
  const part = isAbroad(trip) ? 'world' : 'india'
  const group = destinations[part].find(
    ({ groupTours, customTrips }) => groupTours.includes(trip.id) || customTrips.includes(trip.id),
  )
  return [
    home,
    part === 'india' ? { label: 'India', to: '/india' } : { label: 'World', to: '/world' },
    ...(group ? [{ label: group.name, to: `/${part}/${group.slug}` }] : []),
    { label: trip.title, to: tripPath(trip) },
  ]
}
