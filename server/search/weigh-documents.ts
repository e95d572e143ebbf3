import type { SearchDocument } from './search-document.ts'

/** How far the most popular trip stands above an unknown one at an equal match. */
const popularityLift = 0.25
/** The same for a trip that runs in the month asked for and no other. */
const seasonLift = 0.5
/** The same for a trip of the kind that the words name. */
const kindLift = 2.5

/** Trips of a fixed length first: they are what a number of days asks for. */
export function fixedLengthFirst(ids: string[], byId: Map<string, SearchDocument>): string[] {
  const isFixed = (id: string) => byId.get(id)?.days !== null
  return [...ids.filter(isFixed), ...ids.filter((id) => !isFixed(id))]
}

/** Treks and rides first, which one is a beginner at, and of these the least demanding. */
export function easiestFirst(ids: string[], byId: Map<string, SearchDocument>): string[] {
  const demandOf = (id: string) => byId.get(id)?.demand ?? Number.POSITIVE_INFINITY
  return ids.toSorted((a, b) => (demandOf(a) === demandOf(b) ? 0 : demandOf(a) - demandOf(b)))
}

type Weights = {
  /** The months asked for. */
  months: readonly number[]
  highestPopularity: number
  /** Ids of the trips of the kind that the words name. */
  meant: ReadonlySet<string>
}

/** Between equal matches: the well-liked, those made for the month, those of the kind meant. */
export function liftOf(
  document: SearchDocument | undefined,
  { months, highestPopularity, meant }: Weights,
): number {
  if (!document) return 1
  const season = months.length > 0 ? seasonLift / document.months.length : 0
  const kind = meant.has(document.id) ? kindLift : 0
  return 1 + (popularityLift * document.popularity) / highestPopularity + season + kind
}
