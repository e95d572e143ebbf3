import { useState } from 'react'
import { useEachTime } from '#app/ui/use-each-time.ts'
import type { ListedDeparture } from '#server/departures/list-departures.ts'

const staleAfter = 5_000

/**
 * Departures with their seats, read again once the page is awake, whenever the traveller comes back to it, and when asked
 * for. Null while they can't be read.
 */
export function useDepartures(tripId: string, fromPage: ListedDeparture[] | null, onRequest: boolean) {
  const [departures, setDepartures] = useState(fromPage)
  const readAgain = useEachTime(onRequest ? null : tripId, (id) => {
    if (id === null) return
    const leaving = new AbortController()
    let readAt = 0
    async function read(): Promise<void> {
      if (document.hidden || Date.now() - readAt < staleAfter) return
      readAt = Date.now()
      try {
        const answer = await fetch(`/api/trips/${id}/departures`, { signal: leaving.signal })
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
  })
  return { departures, readAgain }
}

/** The API speaks of slots, as specified. */
type Answer = {
  departures: (Pick<ListedDeparture, 'id' | 'startDate' | 'endDate' | 'run' | 'taken' | 'more'> & {
    totalSlots: number
    availableSlots: number
  })[]
}

function departuresOf({ departures }: Answer): ListedDeparture[] {
  return departures.map(({ totalSlots, availableSlots, id, startDate, endDate, run, taken, more }) => ({
    id,
    startDate,
    endDate,
    totalSeats: totalSlots,
    freeSeats: availableSlots,
    run,
    taken,
    more,
  }))
}
