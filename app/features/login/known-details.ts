import { createStore } from '#app/ui/create-store.ts'

/** What somebody has told us of themselves, as they would write it into a form. */
export type KnownDetails = { name: string; email: string; phone: string }

type Known = KnownDetails & {
  /** Whose login it belongs to; null for a visitor. */
  userId: string | null
}

/** For this tab alone, and gone at sign-out: forms are filled in with it. */
export const knownDetails = createStore<Known | null>(null, {
  key: 'kafila.known',
  save: (known) => known,
  restore: (saved) => (isKnown(saved) ? saved : null),
})

/** Anybody may have written there. */
function isKnown(saved: unknown): saved is Known {
  const { name, email, phone, userId } = (saved ?? {}) as Record<string, unknown>
  return [name, email, phone].every((text) => typeof text === 'string') && userId !== undefined
}
