type Options = {
  /** Milliseconds for which an entry is fresh. */
  lifetime?: number
  most?: number
  now?: () => number
}

/** Entries that the browser holds for a while, so that nobody waits twice for the same one. Of more than `most` the oldest goes. */
export function createCache<T>({ lifetime = Number.POSITIVE_INFINITY, most = 50, now = Date.now }: Options) {
  const entries = new Map<string, { value: T; until: number }>()
  return {
    /** What is still fresh, or nothing. */
    get(key: string): T | undefined {
      const entry = entries.get(key)
      return entry && entry.until > now() ? entry.value : undefined
    },
    set(key: string, value: T): void {
      entries.delete(key)
      entries.set(key, { value, until: now() + lifetime })
      const oldest = entries.keys().next()
      if (entries.size > most && !oldest.done) entries.delete(oldest.value)
    },
  }
}
