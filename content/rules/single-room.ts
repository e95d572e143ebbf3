import { packagesOf } from '#domain/trips/package.ts'
import type { Problem, Source } from '../problem.ts'

/** Packages that sell a bed without a neighbour; 'Single Rider' sells a motorcycle. */
const alone = /^single(?! rider)\b|^own (room|tent)\b|\b(a room each|two rooms)$/i

export function sleepsAlone(title: string): boolean {
  return alone.test(title)
}

/** What a room of one's own costs more is one amount, in the facts and among the packages. */
export function checkSingleRoom({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value }) => {
    const { singleRoom } = value.facts
    const [first, ...others] = packagesOf(value)
    const single = others.find(({ title }) => sleepsAlone(title))
    if (!single) return []
    const more = single.price - first.price
    if ('none' in singleRoom) {
      const message = `the package "${single.title}" sells one: write { more: ${more} }`
      return [{ file, field: 'facts.singleRoom', message }]
    }
    if (singleRoom.more === more) return []
    const message = `write ${more}, what the package "${single.title}" costs more, not ${singleRoom.more}`
    return [{ file, field: 'facts.singleRoom.more', message }]
  })
}
