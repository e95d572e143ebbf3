import type { Problem, Source } from '../problem.ts'

const file = 'content/pages/emergency.ts'

/** Who travels finds whom to call in every country of the route, without having to look for it. */
export function checkEmergency({ trips, pages }: Source): Problem[] {
  const countries = new Map<string, string>()
  for (const trip of trips)
    for (const { place } of trip.value.route)
      if (!countries.has(place.country)) countries.set(place.country, trip.value.id)
  const unnamed = [...countries]
    .filter(([country]) => !(country in pages.emergency))
    .map(([country, id]) => ({
      file,
      field: country,
      message: `${id} goes there: write whom to call in an emergency`,
    }))
  const incomplete = Object.entries(pages.emergency).flatMap(([country, numbers]) => {
    const named = numbers.map(({ what }) => what.toLowerCase()).join()
    return ['police', 'ambulance', 'fire']
      .filter((service) => !named.includes(service))
      .map((service) => ({ file, field: country, message: `${service} is not named` }))
  })
  return [...unnamed, ...incomplete]
}
