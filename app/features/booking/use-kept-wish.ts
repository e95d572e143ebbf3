import { useEffect } from 'react'
import { useSession } from '#app/features/login/session.ts'
import { type KeptWish, keptWishes } from './kept-wishes.ts'

/** What this tab keeps for a trip. What belongs to somebody who has signed out is forgotten, for all trips. */
export function useKeptWish(tripId: string): KeptWish | undefined {
  const session = useSession()
  const userId = session === 'unknown' ? undefined : (session?.userId ?? null)
  const isForeign = (kept: KeptWish) => kept.wish.userId !== null && kept.wish.userId !== userId
  const hasForeign = keptWishes.useStore((all) => Object.values(all).some(isForeign))
  const kept = keptWishes.useStore((all) => all[tripId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: isForeign follows userId.
  useEffect(() => {
    if (userId === undefined || !hasForeign) return
    keptWishes.set(Object.fromEntries(Object.entries(keptWishes.get()).filter(([, one]) => !isForeign(one))))
  }, [hasForeign, userId])

  return kept && isForeign(kept) ? undefined : kept
}
