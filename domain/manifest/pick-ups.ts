import type { TripFacts } from '../trips/trip-facts.ts'
import type { ManifestGuest } from './manifest-guest.ts'

/** Where a vehicle stops, and who gets in. */
export type PickUp = { id: string; place: string; time: string; guests: ManifestGuest[] }

/** '12:00 noon' and '6:30 am' in minutes of the day. */
function minutesOf(time: string): number {
  const [, hour = '0', minute = '0', half = ''] = /^(\d+):(\d+) (\w+)$/.exec(time) ?? []
  return ((Number(hour) % 12) + (half === 'am' ? 0 : 12)) * 60 + Number(minute)
}

/** The stops of a departure by time: first the meeting point, where everybody comes who has not chosen another. Stops without anybody are left out. */
export function pickUpsOf(
  guests: ManifestGuest[],
  facts: Pick<TripFacts, 'meet' | 'pickups'> | null,
): PickUp[] {
  const stops = facts?.pickups ?? []
  const known = new Set(stops.map(({ id }) => id))
  const meeting = { id: '', place: facts?.meet.place ?? 'Meeting point', time: facts?.meet.time ?? '' }
  return [meeting, ...stops]
    .map((stop) => ({
      ...stop,
      guests: guests.filter(({ pickup }) =>
        pickup !== null && known.has(pickup) ? pickup === stop.id : stop.id === '',
      ),
    }))
    .filter((stop) => stop.guests.length > 0)
    .toSorted((a, b) => minutesFrom(meeting.time, a.time) - minutesFrom(meeting.time, b.time))
}

/** A journey that begins in the evening reaches its later stops after midnight; one that is met on the way may begin hours before. */
function minutesFrom(start: string, time: string): number {
  const minutes = minutesOf(time) - minutesOf(start)
  if (minutes < -12 * 60) return minutes + 24 * 60
  return minutes > 12 * 60 ? minutes - 24 * 60 : minutes
}
