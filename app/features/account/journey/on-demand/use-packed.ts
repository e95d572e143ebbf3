import { useEffect, useState } from 'react'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { packedKey } from '#domain/offline/kept-on-device.ts'

/** By booking: what is packed, and the trip's last day, after which it goes. */
type Packed = Record<string, { until: string; items: string[] }>

/** What of a packing list is ticked on this device, and a way to tick. It never leaves the device. */
export function usePacked(
  reference: string,
  until: string,
): [ReadonlySet<string>, (item: string, isPacked: boolean) => void] {
  const [packed, setPacked] = useState(() => itemsOf(reference))
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === null || event.key === packedKey) setPacked(itemsOf(reference))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [reference])

  function tick(item: string, isPacked: boolean): void {
    const items = itemsOf(reference)
    if (isPacked) items.add(item)
    else items.delete(item)
    write({ ...read(), [reference]: { until, items: [...items] } })
    setPacked(items)
  }
  return [packed, tick]
}

function itemsOf(reference: string): Set<string> {
  return new Set(read()[reference]?.items)
}

/** Of trips that are not over. */
function read(): Packed {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(packedKey) ?? '{}')
    const today = dateInIndia(new Date())
    return Object.fromEntries(
      Object.entries(saved as Packed).filter(([, one]) => one.until >= today && Array.isArray(one.items)),
    )
  } catch {
    return {}
  }
}

function write(packed: Packed): void {
  try {
    localStorage.setItem(packedKey, JSON.stringify(packed))
  } catch {
    // A full or forbidden storage: the ticks stand as long as the page.
  }
}
