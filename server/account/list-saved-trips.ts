import type { Database } from '#database/client.ts'
import type { PlannableTrip } from '#domain/departures/departure.ts'
import { fromPriced } from '#domain/trips/from-price.ts'
import { cardPriceOf } from '#domain/trips/package.ts'
import { type Trip, tripPath } from '#domain/trips/trip.ts'
import type { FromPricesWatch } from '../departures/from-prices.ts'
import type { ListNextDepartures } from '../departures/list-next-departures.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { listSaved } from './saved-trip-store.ts'

/** A saved trip as /my-trips shows it. */
export type SavedTrip = {
  id: string
  title: string
  location: string
  duration: string
  href: string
  image: PictureData
  /** Whole rupees a person. */
  price: number
  /** '+ 5% GST' where it is not in the price. */
  gstNote: string | null
  /** YYYY-MM-DD; null for trips on request, and when no date is left. */
  nextDate: string | null
}

/** The newest first. Trips that left the catalogue stay saved and are not shown. */
export type ListSavedTrips = (traveller: Traveller) => Promise<SavedTrip[]>

export function createListSavedTrips(deps: {
  db: Database
  listByIds: (ids: readonly string[]) => Trip[]
  plannable: (trip: Trip) => PlannableTrip
  listNextDepartures: ListNextDepartures
  fromPrices: Pick<FromPricesWatch, 'current'>
  picture: ResolvePicture
}): ListSavedTrips {
  const { db, listByIds, plannable, listNextDepartures, fromPrices, picture } = deps
  return async ({ id }) => {
    const trips = listByIds((await listSaved(db, id)).map(({ tripId }) => tripId))
    const next = await listNextDepartures(trips.map(plannable))
    const prices = await fromPrices.current()
    return trips.map((trip) => {
      const { price, gstNote } = cardPriceOf(fromPriced(trip, prices))
      return {
        id: trip.id,
        title: trip.title,
        location: trip.location,
        duration: trip.duration,
        href: tripPath(trip),
        image: picture(trip.cover, 'tall'),
        price,
        gstNote,
        nextDate: next.get(trip.id)?.startDate ?? null,
      }
    })
  }
}
