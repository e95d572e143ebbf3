/** Answers of the server that the browser holds for a while, so that nobody waits twice for the same one. */

export type KeptAnswers<T> = {
  /** What is still fresh, or nothing. */
  find: (key: string) => T | undefined
  keep: (key: string, answer: T) => void
}

type Options = { lifetime: number; most?: number; now?: () => number }

/** `lifetime` in milliseconds; of more than `most` answers the one kept first is dropped. */
export function createKeptAnswers<T>({ lifetime, most = 50, now = Date.now }: Options): KeptAnswers<T> {
  const kept = new Map<string, { answer: T; until: number }>()
  return {
    find(key) {
      const found = kept.get(key)
      return found && found.until > now() ? found.answer : undefined
    },
    keep(key, answer) {
      kept.delete(key)
      kept.set(key, { answer, until: now() + lifetime })
      const oldest = kept.keys().next()
      if (kept.size > most && !oldest.done) kept.delete(oldest.value)
    },
  }
}
