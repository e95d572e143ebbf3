import { useEffect, useReducer, useState } from 'react'
import type { OfferedDeparture } from '#server/departures/offered-departure.ts'

const staleAfter = 5_000

/**
 * Departures with their seats, read again once the page is awake, whenever the traveller comes back to it, and when asked
 * for. Null while they can't be read.
 */
export function useDepartures(tripId: string, fromPage: OfferedDeparture[] | null, onRequest: boolean) {
  const [departures, setDepartures] = useState(fromPage)
  const [asked, readAgain] = useReducer((times: number) => times + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that they are asked for is a reason to read.
  useEffect(() => {
    if (onRequest) return
    const leaving = new AbortController()
    let readAt = 0
    async function read(): Promise<void> {
      if (document.hidden || Date.now() - readAt < staleAfter) return
      readAt = Date.now()
      try {
        const answer = await fetch(`/api/trips/${tripId}/departures`, { signal: leaving.signal })
        if (answer.ok) setDepartures(departuresOf(await answer.json()))
      } catch {
        // What the page came with still stands.
      }
    }
    read()
    const { signal } = leaving
    addEventListener('focus', read, { signal })
    document.addEventListener('visibilitychange', read, { signal })
    return () => leaving.abort()
  }, [tripId, onRequest, asked])
  return { departures, readAgain }
}

/** The API speaks of slots, as specified. */
type Answer = {
  departures: (Pick<OfferedDeparture, 'id' | 'startDate' | 'endDate' | 'run'> & {
    totalSlots: number
    availableSlots: number
  })[]
}

function departuresOf({ departures }: Answer): OfferedDeparture[] {
  return departures.map(({ totalSlots, availableSlots, id, startDate, endDate, run }) => ({
    id,
    startDate,
    endDate,
    totalSeats: totalSlots,
    freeSeats: availableSlots,
    run,
  }))
}
