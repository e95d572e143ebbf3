import type { TripCardData } from '#server/cards/trip-card.ts'

/** What Load More has brought, by place in the history, so that going back finds the list as it was left. */
export type LoadedList = { cards: TripCardData[]; shown: number }

const kept = new Map<string, LoadedList>()
const most = 30

export function keepList(key: string, list: LoadedList): void {
  kept.delete(key)
  kept.set(key, list)
  const oldest = kept.keys().next().value
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}

export function keptList(key: string): LoadedList | null {
  return kept.get(key) ?? null
}
