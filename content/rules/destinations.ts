import type { Problem, Source } from '../problem.ts'
import { destinationSlugs } from './specified.ts'
import { tripIdProblems } from './trip-ids.ts'

const file = 'content/pages/destinations.ts'
const minimumCustomised = 4

/** The specified groups in their order, each with group tours and enough customised itineraries. */
export function checkDestinations(source: Source): Problem[] {
  const problems: Problem[] = []
  const say = (field: string, message: string) => problems.push({ file, field, message })
  for (const part of ['india', 'world'] as const) {
    const groups = source.pages.destinations[part]
    const slugs = groups.map(({ slug }) => slug).join(', ')
    const right = destinationSlugs[part].join(', ')
    if (slugs !== right) say(part, `write the groups ${right} in this order, not ${slugs}`)
    for (const { slug, groupTours, customTrips } of groups) {
      if (groupTours.length === 0) say(`${slug}.groupTours`, 'write the id of at least one group tour')
      if (customTrips.length < minimumCustomised) {
        const message = `write at least ${minimumCustomised} customised itineraries, there are ${customTrips.length}`
        say(`${slug}.customTrips`, message)
      }
      problems.push(
        ...tripIdProblems(source, { file, field: `${slug}.groupTours`, ids: groupTours, kind: 'group' }),
        ...tripIdProblems(source, {
          file,
          field: `${slug}.customTrips`,
          ids: customTrips,
          kind: 'customised',
        }),
      )
    }
  }
  return problems
}
