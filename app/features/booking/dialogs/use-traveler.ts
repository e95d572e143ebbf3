import { useState } from 'react'
import { accountFetch } from '#app/features/login/account-fetch.ts'
import { useSession } from '#app/features/login/session.ts'
import { useEachTime } from '#app/ui/use-each-time.ts'
import { isStillHeld, type KeptWish, keptWishes } from '../kept-wishes.ts'

export type Profile = { name: string; email: string; phone: string }

/** What the account of whoever is logged in knows: both stay null for a visitor, or when they can't be read. */
export function useTraveler() {
  const session = useSession()
  const userId = session && session !== 'unknown' ? session.userId : null
  const [profile, setProfile] = useState<Profile | null>(null)
  /** In rupees. */
  const [credit, setCredit] = useState(0)
  const heldCredit = keptWishes.useStore((all) => sumHeldCredit(all, userId))

  const askAgain = useEachTime(userId, () => {
    setCredit(0)
    if (userId === null) return
    let here = true
    read<Profile>('profile').then((profile) => here && setProfile(profile))
    read<{ balance: number }>('wallet').then((wallet) => here && setCredit(wallet?.balance ?? 0))
    return () => {
      here = false
    }
  })

  return {
    userId,
    profile: userId === null ? null : profile,
    /** With what is reserved for a payment that was let go: whoever chooses anew gets it back first. */
    credit: credit + heldCredit,
    askAgain,
  }
}

function sumHeldCredit(all: Record<string, KeptWish>, userId: string | null): number {
  return Object.values(all)
    .filter((kept) => kept.wish.userId === userId && isStillHeld(kept))
    .reduce((sum, { wish }) => sum + wish.credit, 0)
}

export type Traveler = ReturnType<typeof useTraveler>

async function read<Value>(what: string): Promise<Value | null> {
  try {
    const answer = await accountFetch(`/api/account/${what}`)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}
