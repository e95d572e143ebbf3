import { useEffect, useEffectEvent } from 'react'
import type { KnownDetails } from '#app/features/login/known-details.ts'
import { useKnownDetails } from '#app/features/login/use-known-details.ts'

/** Hands what is known of the sender to a form once it is known; `fill` leaves alone what is written already. */
export function useKnownSender(fill: (known: KnownDetails) => void): void {
  const known = useKnownDetails()
  const fillIn = useEffectEvent(fill)
  useEffect(() => {
    if (known) fillIn(known)
  }, [known])
}
