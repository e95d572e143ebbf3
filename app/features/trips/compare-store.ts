import { createStore } from '#app/ui/create-store.ts'
import { mostCompared } from '#domain/listings/compare.ts'
import { restoreTripIds } from './restore-trip-ids.ts'

/** Trips picked for comparing, in order, for as long as the tab is open. */
type Compared = {
  ids: readonly string[]
  /** The last pick took the place of another. */
  replaced: boolean
}

const compared = createStore<Compared>(
  { ids: [], replaced: false },
  {
    key: 'kafila.compared',
    save: ({ ids }) => ids,
    restore: (saved) => ({ ids: restoreTripIds(saved).slice(0, mostCompared), replaced: false }),
  },
)

/** Adds or removes a trip; a fourth one takes the place of the first. */
export function toggleCompared(id: string): void {
  const { ids } = compared.get()
  if (ids.includes(id)) setCompared(ids.filter((other) => other !== id))
  else compared.set({ ids: [...ids, id].slice(-mostCompared), replaced: ids.length === mostCompared })
}

/** Takes over what a comparison shows, or nothing. */
export function setCompared(ids: readonly string[]): void {
  compared.set({ ids, replaced: false })
}

export function useCompared(): readonly string[] {
  return compared.useStore(({ ids }) => ids)
}

export function useReplaced(): boolean {
  return compared.useStore(({ replaced }) => replaced)
}

/** Whether a trip is picked. Asked for each card alone, so that a press draws one of them. */
export function useIsCompared(id: string): boolean {
  return compared.useStore(({ ids }) => ids.includes(id))
}

export function comparePath(ids: readonly string[], onlyDifferences = false): string {
  if (ids.length === 0) return '/compare'
  return `/compare?ids=${ids.join(',')}${onlyDifferences ? '&only=differences' : ''}`
}
