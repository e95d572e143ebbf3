import type { Database, Transaction } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type ManifestGuest, toRoomGuest } from '#domain/manifest/manifest-guest.ts'
import { moveGuest, stillThere } from '#domain/rooms/change-rooms.ts'
import { lookAtRooms, type RoomNote } from '#domain/rooms/look-at-rooms.ts'
import { proposeRooms } from '#domain/rooms/propose-rooms.ts'
import type { Room } from '#domain/rooms/room-guest.ts'
import { type Stay, staysOf } from '#domain/rooms/stay.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import type { TripFacts } from '#domain/trips/trip-facts.ts'
import { changeDeparture, departureSubject, type WhichDeparture } from '../departures/change-departure.ts'
import { createReadManifest } from './read-manifest.ts'
import { insertRoomPlan, listRoomPlans } from './room-plan-store.ts'

/** The rooms of a stay: as staff have placed everybody, or as it is proposed while nobody has. */
export type StayPlan = {
  stay: Stay
  rooms: Room[]
  notes: RoomNote[]
  /** Those who joined after the rooms were decided. */
  unplaced: string[]
  /** 0 while it is only proposed. */
  revision: number
  changed: { who: string | null; at: Date } | null
}

export type RoomsChanged =
  | { ok: true }
  | { ok: false; reason: 'unknown' }
  /** There is no such guest, room or stay any more. */
  | { ok: false; reason: 'gone' }
  /** Somebody else changed them after the page was opened. */
  | { ok: false; reason: 'changed'; plan: StayPlan }

export type RoomChange = { stay: number; revision: number } & (
  | { kind: 'keep' }
  | { kind: 'propose' }
  | { kind: 'move'; guest: string; room: number }
)

type Days = { startDate: string; endDate: string }
type Deps = { db: Database; clock: Clock; factsOf: (tripId: string) => TripFacts | null }

export function createRoomPlans({ db, clock, factsOf }: Deps) {
  async function read(
    from: Pick<Database, 'select' | 'selectDistinctOn'>,
    which: WhichDeparture,
    days: Days,
    guests: ManifestGuest[],
  ): Promise<StayPlan[]> {
    const saved = await listRoomPlans(from, which)
    const sleepers = guests.map(toRoomGuest)
    return staysOf(factsOf(which.tripId), days).map((stay): StayPlan => {
      const last = saved.find((row) => row.stay === stay.number)
      // The content may have put another place there; what was decided for the former one says nothing of it.
      const plan = last?.place === stay.place ? last : undefined
      const rooms = plan ? stillThere(plan.rooms, sleepers) : proposeRooms(sleepers, stay.sharing)
      const notes = stay.sharing.beds === null ? [] : lookAtRooms(rooms, sleepers)
      return {
        stay,
        rooms,
        notes,
        unplaced: notes.flatMap((note) => (note.kind === 'not placed' ? note.guests : [])),
        revision: last?.revision ?? 0,
        changed: plan ? { who: plan.who, at: plan.at } : null,
      }
    })
  }

  async function decide(
    tx: Transaction,
    { which, days, change, by }: { which: WhichDeparture; days: Days; change: RoomChange; by: Actor },
  ): Promise<{ outcome: RoomsChanged; rooms: number | null }> {
    const guests = await createReadManifest({ db: tx })(which)
    const plan = (await read(tx, which, days, guests)).find(({ stay }) => stay.number === change.stay)
    const beds = plan?.stay.sharing.beds ?? null
    const refused = (reason: 'gone') => ({ outcome: { ok: false as const, reason }, rooms: null })
    if (!plan || beds === null) return refused('gone')
    const rooms = roomsAfter(plan, guests, change, beds)
    if (!rooms) return refused('gone')
    // The same form twice, or two with the same wish.
    const isSo = plan.changed !== null && JSON.stringify(rooms) === JSON.stringify(plan.rooms)
    if (isSo) return { outcome: { ok: true }, rooms: null }
    if (change.revision !== plan.revision)
      return { outcome: { ok: false, reason: 'changed', plan }, rooms: null }
    await insertRoomPlan(tx, {
      tripId: which.tripId,
      departureId: which.id,
      stay: plan.stay.number,
      revision: plan.revision + 1,
      place: plan.stay.place,
      rooms,
      at: clock.now(),
      staffId: staffIdOf(by),
    })
    return { outcome: { ok: true }, rooms: rooms.length }
  }

  return {
    /** Of every stay of a departure, in order. */
    read: (which: WhichDeparture, days: Days, guests: ManifestGuest[]) => read(db, which, days, guests),

    /** Keeps, proposes anew or moves a guest, under the departure's lock. */
    change: (which: WhichDeparture, change: RoomChange, by: Actor) =>
      changeDeparture<RoomsChanged>({ db, which, at: clock.now() }, async (tx, departure) => {
        const { outcome, rooms } = await decide(tx, { which, days: departure, change, by })
        if (rooms === null) return { outcome, logged: null }
        const after = { stay: change.stay, rooms, way: change.kind }
        return {
          outcome,
          logged: { by, what: 'rooms changed', subject: departureSubject(which), after },
        }
      }),
  }
}

function roomsAfter(
  plan: StayPlan,
  guests: ManifestGuest[],
  change: RoomChange,
  beds: number,
): Room[] | null {
  if (change.kind === 'keep') return plan.rooms
  if (change.kind === 'propose') return proposeRooms(guests.map(toRoomGuest), plan.stay.sharing)
  if (!guests.some(({ id }) => id === change.guest)) return null
  // Who is there already stays in their place among the others.
  if (plan.rooms[change.room - 1]?.guests.includes(change.guest)) return plan.rooms
  return moveGuest(plan.rooms, change.guest, change.room, beds)
}
