import { showDate, showPlainDates } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import type { keepings } from '#domain/desk-bookings/desk-move.ts'
import { formatPaise } from '#domain/money/money.ts'
import { packagesOf } from '#domain/trips/package.ts'
import type { DeskBooking } from '#server/bookings/desk/show-desk-booking.ts'
import type { Desk } from '#server/console/desk.ts'
import { shortTitle } from '../departures/departure-line.ts'

export type MoveView = NonNullable<Awaited<ReturnType<typeof showMove>>>
export type MoveDifference = Extract<MoveView['difference'], { ok: true }>

type Chosen = { trip: string; departure: string; package: string; keeping: (typeof keepings)[number] }

/** Where a booking may go and, once a date is chosen, what that would mean. The address says what is chosen. */
export async function showMove(
  { services, now }: Pick<Desk, 'services' | 'now'>,
  reference: string,
  wanted: URLSearchParams,
) {
  const found = await services.bookings.show(reference)
  if (!found) return null
  const { booking, madeByGuest } = found
  const trip = wanted.get('trip') || booking.tripId
  const offered = services.bookings.findTrip(trip)
  const packages = offered ? packagesOf(offered) : []
  const sold = packages.find(({ id }) => id === booking.packageId)
  const chosen: Chosen = {
    trip,
    departure: wanted.get('departure') ?? '',
    package: packages.find(({ id }) => id === wanted.get('package'))?.id ?? (sold ?? packages[0])?.id ?? '',
    keeping: wanted.get('keeping') === 'nothing' ? 'nothing' : 'terms',
  }
  const today = dateInIndia(now)
  const dates = await datesOf(services, booking, {
    trip,
    today,
    samePackage: chosen.package === booking.packageId,
  })
  return {
    title: `Move ${reference}`,
    reference,
    today,
    line: `${booking.name || 'Name erased'}, ${booking.guests} of ${shortTitle(booking.terms.title)}, ${showDate(booking.terms.startDate)}`,
    stands: booking.status === 'confirmed',
    madeByGuest,
    limit: formatPaise(services.refunds.limitPaise),
    chosen,
    trips: services.departures.listTrips().map(({ id, title }) => ({ id, title: shortTitle(title) })),
    dates,
    packages: packages.map(({ id, title }) => ({ id, title })),
    difference: dates.some(({ id }) => id === chosen.departure)
      ? await differenceOf(services, found, chosen)
      : null,
  }
}

/** Dates of a trip with room for all of them; the booking's own where another package is wanted. */
async function datesOf(
  services: Desk['services'],
  booking: DeskBooking['booking'],
  { trip, today, samePackage }: { trip: string; today: string; samePackage: boolean },
) {
  const from = { tripId: trip, from: today, to: null, by: 'leaves', down: false, after: null } as const
  const { rows } = await services.departures.list({ ...from, view: 'on-sale' })
  return rows
    .filter(({ id, free, startDate, sells }) => {
      const own = trip === booking.tripId && id === booking.departureId
      return sells && !(own && samePackage) && free >= booking.guests && startDate > today
    })
    .map((row) => ({
      id: row.id,
      words: `${showPlainDates(row)}, ${row.free} free${trip === booking.tripId && row.id === booking.departureId ? ', their own date' : ''}`,
    }))
}

async function differenceOf(services: Desk['services'], { booking }: DeskBooking, chosen: Chosen) {
  const move = await services.bookings.previewMove(booking.reference, {
    tripId: chosen.trip,
    departureId: chosen.departure,
    packageId: chosen.package,
    keepsNothing: chosen.keeping === 'nothing',
  })
  if (!move.ok) return { ok: false as const, words: notMovable[move.reason] }
  const { quote, carriedPaise, keptPaise, nowPaise, owedPaise, backPaise, free } = move
  const { wanted, departure, takesTwo, open } = move
  return {
    ok: true as const,
    title: shortTitle(wanted.terms.title),
    packageTitle: wanted.terms.packageTitle,
    dates: showPlainDates(departure),
    startDate: departure.startDate,
    lines: quote.lines.map(({ label, paise }) => ({ what: label, paise })),
    totalPaise: quote.totalPaise,
    carriedPaise,
    keptPaise,
    nowPaise,
    owedPaise,
    backPaise,
    free,
    takesTwo,
    open,
    otherTrip: chosen.trip !== booking.tripId,
  }
}

export const notMovable = {
  'not movable': 'This booking can’t be moved: it does not stand any more, or its trip has begun.',
  'papers made': 'Permits or tickets are made in the guests’ names: it can’t be moved any more.',
  'not on sale': 'That date is not on sale any more. Choose another.',
  'no seats': 'That date has not enough free seats any more. Choose another.',
}
