import { createCache } from '#app/ui/create-cache.ts'
import type { TripCardData } from '#server/cards/trip-card.ts'

export type LoadedList = { cards: TripCardData[]; shown: number }

/** What Load More has brought, by place in the history, so that going back finds the list as it was left. */
export const listCache = createCache<LoadedList>({ most: 30 })
