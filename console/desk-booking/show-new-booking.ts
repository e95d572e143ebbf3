import { showPlainDates } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { moreOn } from '#domain/departures/date-prices.ts'
import { formatRupees } from '#domain/money/money.ts'
import { may, type Role } from '#domain/staff/roles.ts'
import { packagesOf } from '#domain/trips/package.ts'
import { childNote, partyTermsOf } from '#domain/trips/party.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import { departureLine, seatsOf, shortTitle } from '../departures/departure-line.ts'

export const newBookingAddress = '/console/bookings/new'

export type NewBookingView = Awaited<ReturnType<typeof showNewBooking>>
export type ChosenDeparture = NonNullable<NewBookingView['chosen']>

/** First the departure, then everything about the booking. What the address names is chosen. */
export async function showNewBooking(
  { services, now, session }: Pick<Desk, 'services' | 'now'> & { session: StaffSession },
  wanted: URLSearchParams,
) {
  const today = dateInIndia(now)
  const enquiry = await services.enquiries.readForBooking(wanted.get('enquiry') ?? '')
  const joined = await joinedOf(services, wanted.get('joins') ?? '', session.staff.role)
  const tripId = wanted.get('trip') ?? enquiry?.tripId ?? ''
  const departureId = wanted.get('departure') ?? ''
  const row = departureId ? await services.departures.find({ tripId, id: departureId }) : null
  const trip = services.bookings.findTrip(tripId)
  const isOpen = row !== null && row.cancelledAt === null && row.startDate > today
  return {
    trips: services.departures.listTrips().map(({ id, title }) => ({ id, title: shortTitle(title) })),
    tripId,
    /** What an enquiry has told already. */
    told: enquiry && {
      reference: enquiry.reference,
      fields: {
        name: enquiry.name,
        phone: enquiry.phone,
        email: enquiry.email,
        ...(enquiry.guests && { guests: String(enquiry.guests) }),
      } as Record<string, string>,
    },
    /** More guests of a booking: who booked that one books these. */
    joined,
    rows: row ? [] : await listDates(services, { tripId, enquiry: enquiry?.reference ?? null }, today),
    chosen:
      row && trip && isOpen
        ? {
            departureId,
            title: shortTitle(trip.title),
            dates: showPlainDates(row),
            startDate: row.startDate,
            today,
            seats: seatsOf(row),
            line: departureLine(row, today),
            byPhone: row.byPhone,
            sells: row.sells,
            abroad: isAbroad(trip),
            ...partyWords(trip),
            packages: packagesOf(trip).map(({ id, title, price: usual, gstExtra }) => ({
              id,
              title,
              price: `${formatRupees(usual + moreOn(trip, row.startDate))} each${gstExtra ? ', GST comes on top' : ''}`,
            })),
          }
        : null,
  }
}

async function joinedOf(services: Desk['services'], reference: string, role: Role) {
  const found = reference ? await services.bookings.show(reference) : null
  if (found?.booking.status !== 'confirmed') return null
  const { name, phone, email } = found.booking
  const reach = may(role, 'phones: read') ? { phone, email } : {}
  return { reference, fields: { name, guests: '1', ...reach } as Record<string, string> }
}

/** What children and rooms of one's own cost; null where the trip has neither. */
function partyWords(trip: Trip): { child: string | null; ownRoom: string | null } {
  const terms = packagesOf(trip).map((one) => partyTermsOf(trip.facts, one))
  const child = terms.find((one) => one.child)?.child
  const ownRoomMore = terms[0]?.ownRoomMore
  return {
    child: child ? childNote(child) : null,
    ownRoom: ownRoomMore ? `${formatRupees(ownRoomMore)} more each, in the first package` : null,
  }
}

/** The next dates of a trip, or of all while none is chosen. */
async function listDates(
  services: Desk['services'],
  { tripId, enquiry }: { tripId: string; enquiry: string | null },
  today: string,
) {
  const { rows } = await services.departures.list({
    // Of one trip all dates, since seats of a closed one may have been noted by phone.
    view: tripId ? 'all' : 'on-sale',
    tripId: tripId || null,
    from: today,
    to: null,
    by: 'leaves',
    down: false,
    after: null,
  })
  return rows
    .filter(({ cancelledAt, startDate }) => cancelledAt === null && startDate > today)
    .slice(0, 30)
    .map((row) => ({
      ...departureLine(row, today),
      book: `${newBookingAddress}?${new URLSearchParams({ trip: row.tripId, departure: row.id, ...(enquiry && { enquiry }) })}`,
      canBook: (row.free > 0 && row.sells) || row.byPhone > 0,
    }))
}
