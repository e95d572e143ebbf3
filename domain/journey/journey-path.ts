/** The page of a booking for the way. */
export function journeyPath(reference: string): string {
  return `/my-trips/journey?booking=${reference}`
}
