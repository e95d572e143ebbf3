import { useSyncExternalStore } from 'react'

/** False without a network, and on a copy that the service worker shows because nothing answers (app/worker/find-copy.ts). */
export function useSignal(): boolean {
  return useSyncExternalStore(onChange, read, () => true)
}

function read(): boolean {
  return navigator.onLine && document.getElementById('kept-copy') === null
}

function onChange(listener: () => void): () => void {
  const types = ['online', 'offline']
  for (const type of types) addEventListener(type, listener)
  return () => {
    for (const type of types) removeEventListener(type, listener)
  }
}
