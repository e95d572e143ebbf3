import type { LoaderFunctionArgs } from 'react-router'
import { sayParty } from '#domain/bookings/say-party.ts'
import { showDates, showPlainDayBeside } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { pickUpsOf } from '#domain/manifest/pick-ups.ts'
import { may } from '#domain/staff/roles.ts'
import { orNotFound } from '../answers.ts'
import { addressOfDeparture, shortTitle } from '../departures/departure-line.ts'
import { type DepartureTab, departureTabs } from '../departures/departure-tabs.ts'
import { deskOfStaff } from '../desk.ts'
import type { Tab } from '../ui/tabs.tsx'

export type SheetsHead = Awaited<ReturnType<typeof openSheets>>['head']
type Asked = Pick<LoaderFunctionArgs, 'context' | 'params'>

/** For the office every departure; for a captain own ones, while they may be looked at. Any other is as unknown as one that was never there. */
export async function openSheets({ context, params }: Asked, tab: DepartureTab, own: boolean) {
  const at = deskOfStaff(context)
  const { services, session, now } = at
  const which = { tripId: params.trip ?? '', id: params.departure ?? '' }
  const row = orNotFound(
    own
      ? (await services.departures.listOwn(session.staff.id)).find(
          ({ tripId, id }) => tripId === which.tripId && id === which.id,
        )
      : await services.departures.find(which),
  )
  const guests = await services.manifest.read(which)
  const plans = await services.manifest.rooms.read(which, row, guests)
  const facts = services.manifest.factsOf(which.tripId)
  const address = own ? ownAddress(which) : addressOfDeparture(which)
  const today = dateInIndia(now)
  return {
    at,
    which,
    row,
    guests,
    plans,
    stops: pickUpsOf(guests, facts),
    facts,
    head: {
      title: `${shortTitle(row.title)}, ${showPlainDayBeside(row.startDate, today)}`,
      heading: row.title,
      line: [
        showDates(row),
        row.captain ? `Captain ${row.captain}` : 'No captain yet',
        sayParty(guests),
      ].join('. '),
      address,
      own,
      /** What the office wrote down; the office itself finds it on the departure's page. */
      note: own ? row.note : null,
      /** Bookings that were made by phone without names have no guests here. */
      nameless: row.byPhone,
      mayChange: !own && may(session.staff.role, 'departures: change'),
      tabs: own
        ? ownTabs(address, tab, guests.length)
        : departureTabs(address, tab, { guests: guests.length }),
    },
  }
}

function ownAddress({ tripId, id }: { tripId: string; id: string }): string {
  return `/console/my-departures/${encodeURIComponent(tripId)}/${encodeURIComponent(id)}`
}

function ownTabs(address: string, here: DepartureTab, guests: number): Tab[] {
  return [
    { title: 'Guests', to: address, here: here === 'guests', count: guests },
    { title: 'Rooms', to: `${address}/rooms`, here: here === 'rooms' },
    { title: 'Transport', to: `${address}/transport`, here: here === 'transport' },
  ]
}
