import type { SearchDocument } from './search-document.ts'

/** How far the most popular trip stands above an unknown one at an equal match. */
const popularityLift = 0.25
/** The same for a trip that runs in the month asked for and no other. */
const seasonLift = 0.5
/** The same for a trip of the kind that the words name. */
const kindLift = 2.5

type Asked = {
  months: readonly number[]
  /** Ids of the trips of the kind that the words name. */
  meant: ReadonlySet<string>
}

/** What moves documents among equal matches. They are told by their place in the list, whose most popular stands first. */
export function createWeights(byPopularity: readonly SearchDocument[]) {
  const highest = byPopularity[0]?.popularity || 1
  const known = Float64Array.from(
    byPopularity,
    ({ popularity }) => 1 + (popularityLift * popularity) / highest,
  )
  const seasons = Float64Array.from(byPopularity, ({ months }) => seasonLift / months.length)
  const numbers = new Map(byPopularity.map(({ id }, document) => [id, document]))
  const isFixed = (document: number) => byPopularity[document]?.days !== null
  const demandOf = (document: number) => byPopularity[document]?.demand ?? Number.POSITIVE_INFINITY

  return {
    /** Between equal matches: the well-liked, those made for the month, those of the kind meant. */
    liftFor({ months, meant }: Asked): (document: number) => number {
      const season = months.length > 0 ? 1 : 0
      const kind = new Set([...meant].map((id) => numbers.get(id)))
      return (document) =>
        (known[document] ?? 1) +
        season * (seasons[document] ?? 0) +
        (kind.size > 0 && kind.has(document) ? kindLift : 0)
    },
    /** Trips of a fixed length first: they are what a number of days asks for. */
    fixedLengthFirst: (documents: number[]): number[] => [
      ...documents.filter(isFixed),
      ...documents.filter((document) => !isFixed(document)),
    ],
    /** Treks and rides first, which one is a beginner at, and of these the least demanding. */
    easiestFirst: (documents: number[]): number[] =>
      documents.toSorted((a, b) => (demandOf(a) === demandOf(b) ? 0 : demandOf(a) - demandOf(b))),
  }
}
