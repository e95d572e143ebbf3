import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { ItineraryDay } from '#domain/trips/trip.ts'
import type { WhichDeparture } from '../departures/change-departure.ts'
import { listIncidents, listSpendings, listTicks } from './field-store.ts'
import { createNoteField } from './note-field.ts'
import { createReadHealth, type OpenHealth } from './read-health.ts'

/** What captains note on the way, and what they and the office read of it. */
export function createFieldDesk(deps: {
  db: Database
  clock: Clock
  openHealth: OpenHealth
  /** Empty of a trip that the catalogue has no more. */
  itineraryOf: (tripId: string) => ItineraryDay[]
}) {
  const { db, itineraryOf } = deps
  return {
    itineraryOf,
    note: createNoteField(deps),
    readHealth: createReadHealth(deps),
    async read(which: WhichDeparture) {
      const [ticks, spendings, incidents] = await Promise.all([
        listTicks(db, which),
        listSpendings(db, which),
        listIncidents(db, which),
      ])
      return { ticks, spendings, incidents }
    },
  }
}
