import { isAbroad } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'

/** Indian trips are listed by region, those abroad as international. */
export function checkRegions({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value: trip }) => {
    const abroad = isAbroad(trip)
    const problems: Problem[] = []
    if (abroad && trip.region) {
      problems.push({
        file,
        field: 'region',
        message: `${trip.country} lies in no region of India: remove it`,
      })
    }
    if (!abroad && !trip.region) {
      problems.push({
        file,
        field: 'region',
        message: 'write North, South, East or West, or the country if it is abroad',
      })
    }
    if (abroad !== trip.tags.includes('international')) {
      const message = abroad
        ? "add 'international' for a trip abroad"
        : "remove 'international', or write the country"
      problems.push({ file, field: 'tags', message })
    }
    return problems
  })
}
