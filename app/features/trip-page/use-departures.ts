import { useEffect, useState } from 'react'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'

const staleAfter = 5_000

/** Departures with their seats, read again once the page is awake and whenever the traveller comes back to it. */
export function useDepartures(tripId: string, fromPage: OfferedDeparture[] | null) {
  const [departures, setDepartures] = useState(fromPage)
  const known = fromPage !== null
  useEffect(() => {
    if (!known) return
    const leaving = new AbortController()
    let readAt = 0
    async function read(): Promise<void> {
      if (document.hidden || Date.now() - readAt < staleAfter) return
      readAt = Date.now()
      try {
        const answer = await fetch(`/api/trips/${tripId}/departures`, { signal: leaving.signal })
        if (answer.ok) setDepartures((await answer.json()).departures)
      } catch {
        // What the page came with still stands.
      }
    }
    read()
    const { signal } = leaving
    addEventListener('focus', read, { signal })
    document.addEventListener('visibilitychange', read, { signal })
    return () => leaving.abort()
  }, [tripId, known])
  return departures
}
