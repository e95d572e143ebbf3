import { useSyncExternalStore } from 'react'

/** Keeps a store's state in the session storage of the tab: a reload keeps it, closing the tab doesn't. */
type Persistence<State> = {
  key: string
  /** What is written, as JSON. */
  save: (state: State) => unknown
  /** Makes a state of what was read, which anybody may have written. Throws when it can't. */
  restore: (saved: unknown) => State
}

/**
 * A small state outside of components. The server, and a page while it is hydrated, draw the initial state; what the
 * tab remembers follows.
 */
export function createStore<State>(initial: State, persistence?: Persistence<State>) {
  let state = initial
  let restored = persistence === undefined
  const listeners = new Set<() => void>()

  function get(): State {
    if (!restored) {
      restored = true
      state = persistence ? readSession(persistence) : state
    }
    return state
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    get,
    set(next: State): void {
      restored = true
      state = next
      if (persistence) writeSession(persistence.key, persistence.save(next))
      for (const listener of listeners) listener()
    },
    /** A component that selects a part is drawn again only when that part changes. */
    useStore<Part>(select: (state: State) => Part): Part {
      return useSyncExternalStore(
        subscribe,
        () => select(get()),
        () => select(initial),
      )
    },
  }

  function readSession({ key, restore }: Persistence<State>): State {
    try {
      const saved = sessionStorage.getItem(key)
      return saved === null ? initial : restore(JSON.parse(saved))
    } catch {
      return initial
    }
  }
}

/** Storage may be full or forbidden: then the state lives as long as the page. */
function writeSession(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {}
}
