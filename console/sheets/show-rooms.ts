import type { LoaderFunctionArgs } from 'react-router'
import { daysBetween, showPlainDayBeside } from '#domain/calendar/calendar-date.ts'
import { showMoment } from '#domain/calendar/show-moment.ts'
import { type ManifestGuest, sayWho } from '#domain/manifest/manifest-guest.ts'
import type { Stay } from '#domain/rooms/stay.ts'
import type { StayPlan } from '#server/manifest/room-plans.ts'
import { openSheets } from './open-sheets.ts'
import { sayNotes } from './room-notes.ts'

export type RoomsView = Awaited<ReturnType<typeof showRooms>>
export type PlanView = ReturnType<typeof showPlan>
export type RoomGuestLine = PlanView['rooms'][number]['guests'][number]

/** '20 Nov, 2 nights, Jispa' */
export function sayStay({ place, from, until }: Stay): string {
  const nights = daysBetween(from, until)
  return [showPlainDayBeside(from, from), nights > 1 && `${nights} nights`, place].filter(Boolean).join(', ')
}

export async function showRooms(args: LoaderFunctionArgs, own: boolean) {
  const { head, guests, plans } = await openSheets(args, 'rooms', own)
  const asked = new URL(args.request.url).searchParams
  // The first that has rooms: nobody is placed in a bus.
  const first = plans.find(({ stay }) => stay.sharing.beds !== null) ?? plans[0]
  const plan = plans.find(({ stay }) => String(stay.number) === asked.get('stay')) ?? first
  const address = `${head.address}/rooms`
  return {
    title: head.title,
    head,
    stays: plans.map(({ stay, rooms }) => ({
      to: `${address}?stay=${stay.number}`,
      said: sayStay(stay),
      rooms:
        stay.sharing.beds === null ? 'no rooms' : `${rooms.filter((room) => room.guests.length > 0).length}`,
      here: stay === plan?.stay,
    })),
    plan: plan ? showPlan(plan, guests) : null,
    marked: guests.find(({ id }) => id === asked.get('guest'))?.id ?? null,
    hotel: plan ? `${head.address}/sheets/hotel?stay=${plan.stay.number}` : null,
  }
}

/** Of a stay that is shown, with everybody in the words of the board. */
function showPlan({ stay, rooms, notes, unplaced, revision, changed }: StayPlan, guests: ManifestGuest[]) {
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  const parties = [...new Set(guests.map(({ reference }) => reference))]
  const lineOf = (id: string) => {
    const guest = byId.get(id)
    if (!guest) return []
    const { name, wish, reference } = guest
    return [{ id, name, wish, who: sayWho(guest), party: letterOf(parties.indexOf(reference)) }]
  }
  const said = sayNotes(notes, guests)
  return {
    stay: stay.number,
    place: stay.place,
    said: stay.said,
    kind: stay.room,
    understood: stay.understood,
    beds: stay.sharing.beds,
    revision,
    changed: changed && `${changed.who ?? 'Command line'}, ${showMoment(changed.at)}`,
    rooms: rooms.map((room, i) => ({
      number: i + 1,
      beds: room.beds,
      guests: room.guests.flatMap(lineOf),
      warns: said.some(({ tone, room: at }) => tone === 'wait' && at === i + 1),
    })),
    unplaced: unplaced.flatMap(lineOf),
    notes: said,
  }
}

/** A party by a letter, as people say it: A to Z, then AA. */
function letterOf(i: number): string {
  const letter = String.fromCharCode(65 + (i % 26))
  return i < 26 ? letter : letterOf(Math.floor(i / 26) - 1) + letter
}
