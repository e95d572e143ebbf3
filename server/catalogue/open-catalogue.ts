import { loadContent } from '#content/load-content.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'

/** Reads and checks the content of the repository. `pictures` are the names that trips may show. */
export async function openCatalogue(
  pictures: Set<string>,
  { sampleRatings = false }: { sampleRatings?: boolean } = {},
): Promise<Catalogue> {
  const content = await loadContent(pictures)
  const trips = sampleRatings ? content.trips : content.trips.map(withoutSampleRating)
  return createCatalogue({ ...content, trips })
}

/** Everything that would show, sort or filter by it goes by what the trip has. */
function withoutSampleRating(trip: Trip): Trip {
  return trip.rating?.sample ? { ...trip, rating: null } : trip
}
