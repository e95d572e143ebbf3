import type { RoutePoint } from '../trips/trip.ts'

/** `what` is who answers. */
export type EmergencyNumber = { what: string; number: string }

/** Whom to call in one country of a journey. */
export type EmergencyCountry = { country: string; numbers: EmergencyNumber[] }

/** The countries of a route in their order, with whom to call there. */
export function emergencyOn(
  route: readonly Pick<RoutePoint, 'place'>[],
  table: Record<string, EmergencyNumber[]>,
): EmergencyCountry[] {
  const countries = [...new Set(route.map(({ place }) => place.country))]
  return countries.flatMap((country) => {
    const numbers = table[country]
    return numbers ? [{ country, numbers }] : []
  })
}
