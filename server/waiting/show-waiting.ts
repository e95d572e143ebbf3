import { randomUUID } from 'node:crypto'
import type { Database } from '#database/client.ts'
import { sayCounts } from '#domain/bookings/say-party.ts'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { tellMoment } from '#domain/calendar/show-moment.ts'
import { moreOn, packageAt } from '#domain/departures/date-prices.ts'
import { formatPaise } from '#domain/money/money.ts'
import { packagesOf } from '#domain/trips/package.ts'
import { type Trip, tripPath } from '#domain/trips/trip.ts'
import { joinPath } from '#domain/waiting/waiting-code.ts'
import { lineInWords, placeInWords } from '#domain/waiting/waiting-line.ts'
import { mostParties, type WaitingState } from '#domain/waiting/waiting-states.ts'
import { findBooking } from '../bookings/booking-store.ts'
import { priceBooking } from '../bookings/holds/price-booking.ts'
import { coverOf } from '../bookings/views/booking-list.ts'
import { type DepartureRow, findDeparture } from '../departures/departure-store.ts'
import { isSold } from '../departures/offered-departure.ts'
import { countOpen, findParty, listLine, type Party } from '../departures/waiting/waiting-store.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { refuseParty } from './join-line.ts'
import type { WaitingLinks } from './waiting-links.ts'

/** The page on which one joins a line. Null when there is no such trip or date. */
export type ShownJoining = {
  title: string
  dates: string
  picture: PictureData
  tripPath: string
  /** Why nobody can join now; null when one can. */
  closed: 'not on sale' | 'free' | 'too near' | 'full' | null
  freeSeats: number
  /** How many wait, in words. */
  line: string
  packages: { id: string; title: string; perPerson: string }[]
  mostSeats: number
  /** Made once for each form. */
  key: string
}

/** The page of a party. */
export type ShownParty = {
  state: WaitingState
  title: string
  dates: string
  picture: PictureData
  party: string
  seats: number
  total: string
  /** 'You are second. …' while it waits. */
  place: string | null
  /** While seats are kept for it. */
  offer: { until: string; pay: string } | null
  /** Where it can wait once more, if it can. */
  again: string | null
  tripPath: string | null
}

type Deps = {
  db: Database
  clock: Clock
  findTrip: (id: string) => Trip | null
  picture: ResolvePicture
}

export type ShowJoining = (tripId: string, departureId: string) => Promise<ShownJoining | null>

export function createShowJoining({ db, clock, findTrip, picture }: Deps): ShowJoining {
  return async (tripId, departureId) => {
    const trip = findTrip(tripId)
    const departure = trip?.kind === 'group' ? await findDeparture(db, { tripId, id: departureId }) : null
    if (!trip || !departure) return null
    const line = await listLine(db, { tripId, departureId })
    const at = clock.now()
    return {
      title: trip.title,
      dates: showDates(departure),
      picture: picture(coverOf(trip), 'tall'),
      tripPath: tripPath(trip),
      closed: await closedBy(departure, at),
      freeSeats: departure.free,
      line: lineInWords(line),
      packages: packagesOf(trip).map((one) => {
        const priced = priceBooking(trip, packageAt(one, moreOn(trip, departure.startDate)), {
          guests: 1,
          walletPaise: 0,
        })
        return {
          id: one.id,
          title: one.title,
          perPerson: priced.ok ? formatPaise(priced.quote.totalPaise) : '',
        }
      }),
      mostSeats: Math.min(15, departure.total),
      key: randomUUID(),
    }
  }

  async function closedBy(departure: DepartureRow, at: Date): Promise<ShownJoining['closed']> {
    if (!isSold(departure, dateInIndia(at))) return 'not on sale'
    const refused = refuseParty(departure, Math.min(15, departure.total), at)
    if (refused === 'free' || refused === 'too near') return refused
    const which = { tripId: departure.tripId, departureId: departure.id }
    return (await countOpen(db, which)) >= mostParties ? 'full' : null
  }
}

export type ShowParty = (code: string) => Promise<ShownParty | null>

export function createShowParty(deps: Deps & { links: WaitingLinks }): ShowParty {
  return async (code) => {
    const id = deps.links.read(code)
    const party = id === null ? null : await findParty(deps.db, id)
    return party && viewParty(party, deps)
  }
}

/** Nothing of who they are: whoever finds the link reads none of it. */
export async function viewParty(party: Party, { db, clock, findTrip, picture }: Deps): Promise<ShownParty> {
  const { state, seats, terms, reference, tripId, departureId } = party
  const trip = findTrip(tripId)
  const booking = state === 'offered' && reference ? await findBooking(db, reference) : null
  const line = state === 'waiting' ? await listLine(db, party) : []
  const departure = await findDeparture(db, { tripId, id: departureId })
  const isOpen = departure !== null && isSold(departure, dateInIndia(clock.now()))
  return {
    state,
    title: terms.title,
    dates: showDates(terms),
    picture: picture(coverOf(trip), 'tall'),
    party: `${terms.packageTitle}, ${sayCounts({ guests: seats, children: 0 })}`,
    seats,
    total: formatPaise(party.totalPaise),
    place:
      state === 'waiting'
        ? placeInWords(
            line.slice(
              0,
              line.findIndex(({ id }) => id === party.id),
            ),
          )
        : null,
    offer: booking && { until: tellMoment(booking.holdExpiresAt), pay: `/pay/launch/${booking.reference}` },
    again: (state === 'lapsed' || state === 'left') && isOpen ? joinPath(tripId, departureId) : null,
    tripPath: trip && tripPath(trip),
  }
}
