import { useEffect, useState } from 'react'
import { type Booked, readBooked } from './read-booked.ts'

/** What was just booked; undefined until it is read, null when it can't be. */
export function useBooked(reference: string): Booked | null | undefined {
  const [booked, setBooked] = useState<Booked | null>()
  useEffect(() => {
    let current = true
    readBooked(reference).then((read) => {
      if (current) setBooked(read)
    })
    return () => {
      current = false
    }
  }, [reference])
  return booked
}
