import type { TripKind, TripTag } from '#domain/trips/trip.ts'

/** A trip as the search index reads it. */
export type SearchDocument = {
  id: string
  title: string
  location: string
  /** Where the trip goes: places, states, countries, in English and Hindi. */
  places: string[]
  /** What it may also be looked up by. */
  keywords: string[]
  /** 1 to 12. */
  months: number[]
  /** Null for a flexible length. */
  days: number | null
  tags: TripTag[]
  kind: TripKind
  /** The lower, the sooner a beginner manages it; null of trips that are neither trek nor ride. */
  demand: number | null
  /** The higher, the earlier among equals. */
  popularity: number
}
