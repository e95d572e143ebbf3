import { useSyncExternalStore } from 'react'

/** Trips a visitor likes, for as long as the page lives. */
let liked: ReadonlySet<string> = new Set()
const nobody: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

export function toggleFavourite(id: string): void {
  const next = new Set(liked)
  if (!next.delete(id)) next.add(id)
  liked = next
  for (const listener of listeners) listener()
}

export function useFavourites(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => liked,
    () => nobody,
  )
}
