import { useEffect } from 'react'
import { useSession } from '#app/features/login/session.ts'
import { type KeptWish, keptWishes } from './kept-wishes.ts'
import { openDraft } from './open-draft.ts'

/** What this tab keeps for a trip. What belongs to somebody who has signed out is forgotten, for all trips. */
export function useKeptWish(tripId: string): KeptWish | undefined {
  const userId = useUserId()
  const hasForeign = keptWishes.useStore((all) => Object.values(all).some((kept) => isForeign(kept, userId)))
  const kept = keptWishes.useStore((all) => all[tripId])

  useEffect(() => {
    if (userId === undefined || !hasForeign) return
    const own = Object.entries(keptWishes.get()).filter(([, one]) => !isForeign(one, userId))
    keptWishes.set(Object.fromEntries(own))
  }, [hasForeign, userId])

  return kept && isForeign(kept, userId) ? undefined : kept
}

/** The summary of a trip that stood open when the page was left; null once it is known to be somebody else's. */
export function useOpenDraft(tripId: string) {
  const userId = useUserId()
  const draft = openDraft.useStore((one) => one)
  if (userId === undefined || draft?.tripId !== tripId) return null
  return draft.userId === null || draft.userId === userId ? draft : null
}

/** Undefined until it is known who is logged in. */
function useUserId(): string | null | undefined {
  const session = useSession()
  return session === 'unknown' ? undefined : (session?.userId ?? null)
}

function isForeign({ wish }: KeptWish, userId: string | null | undefined): boolean {
  return wish.userId !== null && wish.userId !== userId
}
