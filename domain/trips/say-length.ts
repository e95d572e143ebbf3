import type { Trip } from './trip.ts'

/** '6D/5N', or '5-day plan, flexible' where the length is the traveller's own. */
export function sayLength({
  duration,
  itinerary,
}: Pick<Trip, 'duration'> & { itinerary: unknown[] }): string {
  return duration === 'Flexible' ? `${itinerary.length}-day plan, flexible` : duration
}
