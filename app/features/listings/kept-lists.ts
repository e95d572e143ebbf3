import type { TripCardData } from '#server/cards/trip-card.ts'

/** What Load More has brought, by place in the history, so that going back finds the list as it was left. */
export type LoadedList = { cards: TripCardData[]; shown: number }

const kept = new Map<string, LoadedList>()
const most = 30
const storageName = 'kafila-loaded-list'

export function keepList(key: string, list: LoadedList): void {
  kept.delete(key)
  kept.set(key, list)
  const oldest = kept.keys().next().value
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}

export function keptList(key: string): LoadedList | null {
  return kept.get(key) ?? null
}

/** A document that is left takes its memory with it: the list on screen is written down, with its place. */
export function storeList(address: string, list: LoadedList): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify({ address, list, y: scrollY }))
  } catch {
    // A full or forbidden storage costs the visitor a press of Load More.
  }
}

/** The stored list of this address, after a reload or a return from another site alone. */
export function restoreList(address: string): { list: LoadedList; y: number } | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return null
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageName) ?? 'null')
    return stored?.address === address ? stored : null
  } catch {
    return null
  }
}
