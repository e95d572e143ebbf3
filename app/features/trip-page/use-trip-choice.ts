import { useState } from 'react'
import type { Chosen, Party } from '#app/features/booking/bookable.ts'
import { useOwnSeats } from '#app/features/booking/use-own-seats.ts'
import { packageAt } from '#domain/departures/date-prices.ts'
import { onSaleFrom } from '#domain/departures/departure-months.ts'
import { defaultGuests, defaultGuestsOnSuggestedTrips } from '#domain/departures/guests.ts'
import { leastOnSale } from '#domain/departures/least-on-sale.ts'
import { formatPaise } from '#domain/money/money.ts'
import { quote } from '#domain/money/price.ts'
import { choosePackage, type Package, type Packages } from '#domain/trips/package.ts'
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
  const departure = offered?.find(({ id }) => id === departureId) ?? null
  /** Of the date; while none is chosen, of the cheapest that can be had. */
  const more = departure?.more ?? leastOnSale(offered)
  const [first, ...others] = packages
  const sold: Packages = [packageAt(first, more), ...others.map((one) => packageAt(one, more))]
  const chosenPackage = choosePackage(sold, packageId)
  const terms = partyAt(parties[chosenPackage.id] ?? forAnybody, chosenPackage)
  const [wished, wish] = useState({ children: 0, ownRooms: 0 })
  /** Whoever comes alone chooses the package of a room of one's own instead, where there is one. */
  const ownRoomMoreFor = (guests: number) =>
    guests === 1 && sold.some(({ ownRoom }) => ownRoom) ? null : terms.ownRoomMore
  /** Other guests or another package may leave no room for what was wished. */
  const partyFor = (guests: number): Party => {
    const children = terms.child ? Math.min(wished.children, guests - 1) : 0
    const ownRooms = ownRoomMoreFor(guests) === null ? 0 : Math.min(wished.ownRooms, guests - children)
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
    packages: sold,
    package: chosenPackage,
    choosePackage: choosePackageId,
    guests,
    setGuests,
    /** Children and rooms of one's own among them, and what the package sells to whom. */
    party,
    partyTerms: terms,
    ownRoomMore: ownRoomMoreFor(guests),
    setChildren: (children: number) => wish((before) => ({ ...before, children })),
    setOwnRooms: (ownRooms: number) => wish((before) => ({ ...before, ownRooms })),
    departures: offered,
    readAgain,
    /** The chosen date; one that has sold out meanwhile can be let go but not taken along. */
    departure,
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
    /** Whether dates cost different prices, and none is chosen yet. */
    isFrom: departure === null && (offered?.some((one) => one.more !== more) ?? false),
  }
}

/** A child never costs more than an adult does on that date. */
function partyAt(terms: PartyTerms, { price }: Package): PartyTerms {
  const { child } = terms
  return child ? { ...terms, child: { ...child, price: Math.min(child.price, price) } } : terms
}
