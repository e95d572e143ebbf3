import { useState } from 'react'
import type { Chosen, Party } from '#app/features/booking/bookable.ts'
import { useOwnSeats } from '#app/features/booking/use-own-seats.ts'
import { onSaleFrom } from '#domain/departures/departure-months.ts'
import { defaultGuests, defaultGuestsOnSuggestedTrips } from '#domain/departures/guests.ts'
import { formatPaise } from '#domain/money/money.ts'
import { quote } from '#domain/money/price.ts'
import { choosePackage } from '#domain/trips/package.ts'
import { type PartyTerms, pricedParty } from '#domain/trips/party.ts'
import type { TripPageData } from '#server/pages/trip/show-trip.ts'
import { useDepartures } from './use-departures.ts'

export type TripChoice = ReturnType<typeof useTripChoice>

type Source = Pick<
  TripPageData,
  'trip' | 'packages' | 'parties' | 'departures' | 'askedDate' | 'today' | 'overseas' | 'onRequest'
>

const forAnybody: PartyTerms = { smallest: 1, pairs: false, child: null, ownRoomMore: null }

/** What a traveller has chosen so far, and what it costs, or why no price can be told for it. */
export function useTripChoice(
  { trip, packages, parties, departures, askedDate, today, overseas, onRequest }: Source,
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
  const terms = parties[chosenPackage.id] ?? forAnybody
  const [wished, wish] = useState({ children: 0, ownRooms: 0 })
  /** Other guests or another package may leave no room for what was wished. */
  const partyFor = (guests: number): Party => {
    const children = terms.child ? Math.min(wished.children, guests - 1) : 0
    const ownRooms = terms.ownRoomMore === null ? 0 : Math.min(wished.ownRooms, guests - children)
    return { guests, children, ownRooms }
  }
  const party = partyFor(guests)
  const quoteFor = (guests: number) =>
    quote({
      package: chosenPackage,
      guests,
      party: pricedParty(terms, partyFor(guests)),
      overseas,
      discount: trip.discount,
    })
  return {
    /** The day on which the page was made. */
    today,
    tripId: trip.id,
    packages,
    package: chosenPackage,
    choosePackage: choosePackageId,
    guests,
    setGuests,
    /** Children and rooms of one's own among them, and what the package sells to whom. */
    party,
    partyTerms: terms,
    setChildren: (children: number) => wish((before) => ({ ...before, children })),
    setOwnRooms: (ownRooms: number) => wish((before) => ({ ...before, ownRooms })),
    departures: offered,
    readAgain,
    /** The chosen date; one that has sold out meanwhile can be let go but not taken along. */
    departure: offered?.find(({ id }) => id === departureId) ?? null,
    toggleDeparture: (id: string) => setDepartureId(id === departureId ? null : id),
    restore({ packageId, guests, children = 0, ownRooms = 0, batchId }: Chosen) {
      choosePackageId(packageId)
      setGuests(guests)
      wish({ children, ownRooms })
      setDepartureId(batchId)
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
