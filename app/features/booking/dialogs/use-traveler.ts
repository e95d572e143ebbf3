import { useState } from 'react'
import { accountFetch } from '#app/features/login/account-fetch.ts'
import { readAccountDetails } from '#app/features/login/on-demand/read-account-details.ts'
import { useSession } from '#app/features/login/session.ts'
import { useKnownDetails } from '#app/features/login/use-known-details.ts'
import { useEachTime } from '#app/ui/use-each-time.ts'
import { isStillHeld, type KeptWish, keptWishes } from '../kept-wishes.ts'

/** Who books: what they have told us before, and the credit of whoever is logged in. */
export function useTraveler() {
  const session = useSession()
  const userId = session && session !== 'unknown' ? session.userId : null
  /** In rupees. */
  const [credit, setCredit] = useState(0)
  const heldCredit = keptWishes.useStore((all) => sumHeldCredit(all, userId))

  const askAgain = useEachTime(userId, () => {
    setCredit(0)
    if (userId === null) return
    let here = true
    // They may have changed elsewhere.
    readAccountDetails().catch(() => {})
    readBalance().then((balance) => here && setCredit(balance))
    return () => {
      here = false
    }
  })

  return {
    userId,
    known: useKnownDetails(),
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

/** Nothing, where it can't be read. */
async function readBalance(): Promise<number> {
  try {
    const answer = await accountFetch('/api/account/wallet')
    return answer.ok ? (await answer.json()).balance : 0
  } catch {
    return 0
  }
}
