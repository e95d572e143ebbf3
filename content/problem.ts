import type { Problem } from '#domain/content/kinds.ts'
import type { Coupon } from '#domain/money/coupon.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import type { Place, Trip } from '#domain/trips/trip.ts'
import type { Pages } from './content.ts'
import type { PostContent } from './schema.ts'

export type { Problem }

export type Sourced<T> = { file: string; value: T }

/** Where a scene lies: a state of India or a country, as places name it. */
export type SceneHome = {
  region: string
  /** States whose country looks just the same, so that the picture is true of them too. */
  alike?: string[]
}

/** What the rules look at: every file that parses, with its name. */
export type Source = {
  trips: Sourced<Trip>[]
  tripsById: Map<string, Trip>
  places: Sourced<Place>[]
  posts: Sourced<PostContent>[]
  coupons: Sourced<Coupon>[]
  siteFacts: SiteFacts | null
  pages: Pages
  /** Ids of trips whose file does not parse: they exist, so nobody else is blamed for naming them. */
  brokenTrips: Set<string>
  /** Names of drawn pictures, and of those that may be covers; null when they are not to be checked. */
  pictures: Set<string> | null
  covers: Set<string> | null
  /** What the drawn scenes show; null when that is not to be checked. */
  scenes: Map<string, SceneHome> | null
  /** What each drawn picture is of; null when that is not to be checked. */
  subjectOf: Map<string, string> | null
  /** How each is arranged; null when that is not to be checked. */
  compositionOf: Map<string, string[]> | null
}

export type Rule = (source: Source) => Problem[]

export function formatProblem({ file, field, message }: Problem): string {
  return `${file}: ${field}: ${message}`
}
