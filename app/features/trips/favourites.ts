import { useSyncExternalStore } from 'react'

/** Trips a visitor likes, for as long as the page lives. */
let liked: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

export function toggleFavourite(id: string): void {
  const next = new Set(liked)
  if (!next.delete(id)) next.add(id)
  liked = next
  for (const listener of listeners) listener()
}

/** Whether a trip is liked. Asked for each card alone, so that a press draws one of them. */
export function useIsFavourite(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => liked.has(id),
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
