import { useEffect } from 'react'
import { useSession } from '#app/features/login/session.ts'
import { type KeptWish, keptWishes } from './kept-wishes.ts'

/** What this tab keeps for a trip. What belongs to somebody who has signed out is forgotten, for all trips. */
export function useKeptWish(tripId: string): KeptWish | undefined {
  const session = useSession()
  const userId = session === 'unknown' ? undefined : (session?.userId ?? null)
  const hasForeign = keptWishes.useStore((all) => Object.values(all).some((kept) => isForeign(kept, userId)))
  const kept = keptWishes.useStore((all) => all[tripId])

  useEffect(() => {
    if (userId === undefined || !hasForeign) return
    const own = Object.entries(keptWishes.get()).filter(([, one]) => !isForeign(one, userId))
    keptWishes.set(Object.fromEntries(own))
  }, [hasForeign, userId])

  return kept && isForeign(kept, userId) ? undefined : kept
}

/** Undefined until it is known who is logged in. */
function isForeign({ wish }: KeptWish, userId: string | null | undefined): boolean {
  return wish.userId !== null && wish.userId !== userId
}
