import { useSyncExternalStore } from 'react'

export const mostCompared = 3

/** Trips picked for comparing, in order, for as long as the page lives. */
let picked: readonly string[] = []
const none: readonly string[] = []
const listeners = new Set<() => void>()

/** Adds or removes a trip; a fourth one takes the place of the first. */
export function toggleCompared(id: string): void {
  picked = picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id].slice(-mostCompared)
  for (const listener of listeners) listener()
}

export function clearCompared(): void {
  picked = none
  for (const listener of listeners) listener()
}

export function useCompared(): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => picked,
    () => none,
  )
}

export function comparePath(ids: readonly string[]): string {
  return `/compare?ids=${ids.join(',')}`
}
