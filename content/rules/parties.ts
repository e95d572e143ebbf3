import { packagesOf } from '#domain/trips/package.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'
import { sleepsAlone } from './single-room.ts'

/** Two share what such a package sells. */
const forTwo = /\bcouple\b|\bpillion\b|\bprivate twin\b/i

/** For how many each package is: what a traveller can book follows from it. */
export function checkParties({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) =>
    packageProblems(value).map(([i, name, message]) => ({ file, field: `packages.${i}.${name}`, message })),
  )
}

type Found = [index: number, name: string, message: string]

function packageProblems(trip: Trip): Found[] {
  const isForCouples = trip.kind === 'group' && trip.tags.includes('honeymoonSpecial')
  return (trip.packages ?? []).flatMap(({ title, pairs, ownRoom, withoutChildren }, i): Found[] => {
    const found: Found[] = []
    if (sleepsAlone(title) !== (ownRoom === true))
      found.push([
        i,
        'ownRoom',
        ownRoom ? `remove it: "${title}" shares a room` : 'write true: it sells a room of one’s own',
      ])
    if (trip.kind === 'group' && !pairs && (isForCouples || forTwo.test(title)))
      found.push([i, 'pairs', 'write true: two share what it sells'])
    if (withoutChildren && 'none' in trip.facts.child)
      found.push([i, 'withoutChildren', 'remove it: no child’s price is told in the facts'])
    return found
  })
}

/** A child never pays more than the cheapest adult with whom it shares a room. */
export function checkChildPrices({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) => {
    const { child } = value.facts
    if ('none' in child) return []
    const cheapest = Math.min(
      ...packagesOf(value)
        .filter(({ withoutChildren, ownRoom }) => !withoutChildren && !ownRoom)
        .map(({ price }) => price),
    )
    if (child.price <= cheapest) return []
    const message = `write ${cheapest} or less, what an adult pays in the cheapest package, not ${child.price}`
    return [{ file, field: 'facts.child.price', message }]
  })
}
