import { useSyncExternalStore } from 'react'
import { mostCompared } from '#domain/listings/compare.ts'

/** Trips picked for comparing, in order, for as long as the page lives. */
let picked: readonly string[] = []
/** The last pick took the place of another. */
let replaced = false
const none: readonly string[] = []
const listeners = new Set<() => void>()

/** Adds or removes a trip; a fourth one takes the place of the first. */
export function toggleCompared(id: string): void {
  replaced = !picked.includes(id) && picked.length === mostCompared
  picked = picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id].slice(-mostCompared)
  for (const listener of listeners) listener()
}

/** Takes over what a comparison shows, or nothing. */
export function setCompared(ids: readonly string[]): void {
  replaced = false
  picked = ids
  for (const listener of listeners) listener()
}

export function useCompared(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => picked,
    () => none,
  )
}

export function useReplaced(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => replaced,
    () => false,
  )
}

/** Whether a trip is picked. Asked for each card alone, so that a press draws one of them. */
export function useIsCompared(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => picked.includes(id),
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function comparePath(ids: readonly string[], onlyDifferences = false): string {
  if (ids.length === 0) return '/compare'
  return `/compare?ids=${ids.join(',')}${onlyDifferences ? '&only=differences' : ''}`
}
