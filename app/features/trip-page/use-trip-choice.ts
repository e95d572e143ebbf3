import { useState } from 'react'
import { useOwnSeats } from '#app/features/booking/use-own-seats.ts'
import { onSaleFrom } from '#domain/departures/departure-months.ts'
import { defaultGuests, defaultGuestsOnSuggestedTrips } from '#domain/departures/guests.ts'
import { formatPaise } from '#domain/money/money.ts'
import { quote } from '#domain/money/price.ts'
import { choosePackage } from '#domain/trips/package.ts'
import type { TripPageData } from '#server/pages/trip/show-trip.ts'
import { useDepartures } from './use-departures.ts'

export type TripChoice = ReturnType<typeof useTripChoice>

type Source = Pick<
  TripPageData,
  'trip' | 'packages' | 'departures' | 'askedDate' | 'today' | 'overseas' | 'onRequest'
>

/** What a traveller has chosen so far, and what it costs, or why no price can be told for it. */
export function useTripChoice(
  { trip, packages, departures, askedDate, today, overseas, onRequest }: Source,
  suggested: boolean,
) {
  const [packageId, choosePackageId] = useState<string>()
  const [guests, setGuests] = useState(suggested ? defaultGuestsOnSuggestedTrips : defaultGuests)
  // Whoever asked for a time finds its date chosen.
  const [departureId, setDepartureId] = useState(
    () => (askedDate && departures && onSaleFrom(departures, askedDate)?.id) || null,
  )
  const { departures: read, readAgain } = useDepartures(trip.id, departures, onRequest)
  const offered = useOwnSeats(trip.id, read)
  const chosenPackage = choosePackage(packages, packageId)
  const quoteFor = (guests: number) =>
    quote({ package: chosenPackage, guests, overseas, discount: trip.discount })
  return {
    /** The day on which the page was made. */
    today,
    tripId: trip.id,
    packages,
    package: chosenPackage,
    choosePackage: choosePackageId,
    guests,
    setGuests,
    departures: offered,
    readAgain,
    /** The chosen date; one that has sold out meanwhile can be let go but not taken along. */
    departure: offered?.find(({ id }) => id === departureId) ?? null,
    toggleDeparture: (id: string) => setDepartureId(id === departureId ? null : id),
    restore(chosen: { packageId: string; guests: number; batchId: string }) {
      choosePackageId(chosen.packageId)
      setGuests(chosen.guests)
      setDepartureId(chosen.batchId)
    },
    quote: quoteFor(guests),
    /** '₹75,998', where a price can be told. */
    totalFor(guests: number): string | undefined {
      const result = quoteFor(guests)
      return result.ok ? formatPaise(result.quote.totalPaise) : undefined
    },
    discount: trip.discount,
  }
}
