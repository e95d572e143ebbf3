import type { ListedDeparture } from '#server/departures/list-departures.ts'
import { isStillHeld, keptWishes } from './kept-wishes.ts'

/** The departures as this traveller may book them: seats that are held for them already are free to them. */
export function useOwnSeats(tripId: string, departures: ListedDeparture[] | null): ListedDeparture[] | null {
  const kept = keptWishes.useStore((all) => all[tripId])
  if (!kept || !isStillHeld(kept)) return departures
  const { batchId, guests } = kept.wish.booking
  return (
    departures?.map((departure) =>
      departure.id === batchId
        ? { ...departure, freeSeats: Math.min(departure.totalSeats, departure.freeSeats + guests) }
        : departure,
    ) ?? null
  )
}
