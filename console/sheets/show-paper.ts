import { type LoaderFunctionArgs, redirect } from 'react-router'
import { sayParty } from '#domain/bookings/say-party.ts'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { dietWords, type ManifestGuest, nameOnList } from '#domain/manifest/manifest-guest.ts'
import type { PickUp } from '#domain/manifest/pick-ups.ts'
import type { Role } from '#domain/staff/roles.ts'
import { showPhone } from '#domain/staff/show-phone.ts'
import type { TripFacts } from '#domain/trips/trip-facts.ts'
import type { StayPlan } from '#server/manifest/room-plans.ts'
import { orNotFound } from '../answers.ts'
import { shortTitle } from '../departures/departure-line.ts'
import { guestLine } from './guest-line.ts'
import { openSheets } from './open-sheets.ts'
import { sayStay } from './show-rooms.ts'

export type PaperView = Exclude<Awaited<ReturnType<typeof showPaper>>, Response>
export type Paper = PaperView['paper']

/** A sheet on A4, for one reader, with what that reader needs and nothing else. */
export async function showPaper(args: LoaderFunctionArgs, own: boolean) {
  const kinds = { captain: 'guests', hotel: 'rooms', driver: 'transport' } as const
  const kind = orNotFound(
    (['captain', 'hotel', 'driver'] as const).find((name) => name === args.params.sheet),
  )
  const { at, head, row, guests, plans, stops, facts } = await openSheets(args, kinds[kind], own)
  const { role } = at.session.staff
  const asked = new URL(args.request.url).searchParams.get('stay')
  const plan =
    plans.find(({ stay }) => String(stay.number) === asked) ??
    plans.find(({ stay }) => stay.sharing.beds !== null)
  if (kind === 'hotel' && !plan) throw redirect(`${head.address.replace(/^\/console/, '')}/rooms`)
  const paper =
    kind === 'hotel' && plan
      ? hotelPaper(plan, guests)
      : kind === 'driver'
        ? driverPaper(stops, role)
        : captainPaper(guests, { role, plans, stops, captain: row.captain, meet: facts?.meet ?? null })
  return {
    title: head.title,
    head,
    about: `${shortTitle(row.title)}, ${showDates(row)}`,
    paper,
  }
}

const namesMissing = (guests: ManifestGuest[]) =>
  guests
    .filter(({ missing }) => missing.length > 0)
    .map(({ name, missing }) => `${name}: ${missing.join(', ')}`)

function captainPaper(
  guests: ManifestGuest[],
  {
    captain,
    meet,
    ...shown
  }: {
    role: Role
    plans: StayPlan[]
    stops: PickUp[]
    captain: string | null
    meet: TripFacts['meet'] | null
  },
) {
  return {
    kind: 'captain' as const,
    heading: 'Guests',
    line: `For the captain${captain ? `, ${captain}` : ''}. Keep it on you, and give it back after the trip.`,
    guests: guests.map((guest) => guestLine(guest, shown)),
    meet: meet && `${meet.place}, ${meet.time}`,
    ask: namesMissing(guests),
    count: sayParty(guests),
  }
}

/** Neither phones nor anything about health: a hotel needs beds and meals. */
function hotelPaper({ stay, rooms, unplaced }: StayPlan, guests: ManifestGuest[]) {
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  const inside = (ids: string[]) =>
    ids.flatMap((id) => {
      const guest = byId.get(id)
      return guest ? [{ id, name: nameOnList(guest), diet: guest.diet && dietWords[guest.diet] }] : []
    })
  const placed = rooms.flatMap((room, i) =>
    room.guests.length > 0 ? [{ number: String(i + 1), beds: room.beds, guests: inside(room.guests) }] : [],
  )
  return {
    kind: 'hotel' as const,
    heading: 'Rooms',
    line: `${sayStay(stay)}. ${stay.room}, ${stay.said.toLowerCase()}.`,
    rooms: [
      ...placed,
      ...(unplaced.length > 0
        ? [{ number: 'Not placed', beds: unplaced.length, guests: inside(unplaced) }]
        : []),
    ],
    count: `${placed.length} ${placed.length === 1 ? 'room' : 'rooms'}, ${sayParty(guests)}.`,
    meals: sayMeals(guests),
  }
}

function sayMeals(guests: ManifestGuest[]): string {
  const counts = new Map<string, number>()
  for (const { diet } of guests) {
    const word = diet ? dietWords[diet].toLowerCase() : 'not told'
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([word, many]) => `${many} ${word}`)
    .join(', ')
}

/** Names and phones of who gets in, and nothing else. */
function driverPaper(stops: PickUp[], role: Role) {
  return {
    kind: 'driver' as const,
    heading: 'Pick-ups',
    line: 'For the driver. By time; tick whoever is in.',
    stops: stops.map(({ id, place, time, guests }) => ({
      id,
      place,
      time,
      count: sayParty(guests),
      guests: guests.map((guest) => ({
        id: guest.id,
        name: nameOnList(guest),
        phone: guest.phone && showPhone(guest.phone, role),
      })),
    })),
    total: sayParty(stops.flatMap(({ guests }) => guests)),
  }
}
