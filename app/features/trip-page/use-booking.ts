import { useState } from 'react'
import { defaultGuests, defaultGuestsOnSuggestedTrips } from '#domain/departures/guests.ts'
import { quote } from '#domain/money/price.ts'
import { choosePackage } from '#domain/trips/package.ts'
import type { TripPageData } from '#server/pages/trip/show-trip.ts'
import { useDepartures } from './use-departures.ts'

export type Booking = ReturnType<typeof useBooking>

type Source = Pick<TripPageData, 'trip' | 'packages' | 'departures' | 'overseas' | 'onRequest'>

/** What a traveller has chosen so far, and what it costs. */
export function useBooking({ trip, packages, departures, overseas, onRequest }: Source, suggested: boolean) {
  const [packageId, choose] = useState<string>()
  const [guests, setGuests] = useState(suggested ? defaultGuestsOnSuggestedTrips : defaultGuests)
  const [batchId, setBatchId] = useState<string | null>(null)
  const { departures: offered, readAgain } = useDepartures(trip.id, departures, onRequest)
  const chosen = choosePackage(packages, packageId)
  const answer = quote({ package: chosen, guests, overseas, discount: trip.discount })
  if (!answer.ok) throw new Error(`no price for ${trip.id}: ${answer.reason}`)
  return {
    packages,
    chosen,
    choose,
    guests,
    setGuests,
    departures: offered,
    readAgain,
    /** The chosen date; one that has sold out meanwhile can be let go but not taken along. */
    batch: offered?.find(({ id }) => id === batchId) ?? null,
    toggleBatch: (id: string) => setBatchId(id === batchId ? null : id),
    quote: answer.quote,
    discount: trip.discount,
  }
}
