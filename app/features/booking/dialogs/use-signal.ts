import { useEffect, useState } from 'react'

/** Since when nobody can be reached, and whether the device itself says so. */
export type NoSignal = { since: Date; isOffline: boolean }

/** Null while there is a signal. `isUnanswered`: the last question to the server came to nothing. */
export function useSignal(isUnanswered: boolean): NoSignal | null {
  const [isOffline, setOffline] = useState(() => !navigator.onLine)
  const [since, setSince] = useState<Date | null>(null)
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine)
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  const isGone = isOffline || isUnanswered
  if (isGone !== (since !== null)) setSince(isGone ? new Date() : null)
  return since && { since, isOffline }
}
