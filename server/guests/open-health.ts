import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Health } from '#domain/guests/details.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../audit/write-log.ts'
import type { Sealing } from '../auth/keys/auth-secrets.ts'
import { listDetails } from '../bookings/guests/details-store.ts'
import { openJson } from './known-details.ts'

/** Opens what guests of a booking declared of their health, by their numbers. Each reading is a row of the log. */
export type OpenHealth = (reference: string, by: Actor) => Promise<Map<number, Health>>

export function createOpenHealth(deps: {
  db: Database
  clock: Clock
  sealing: Pick<Sealing, 'open'>
}): OpenHealth {
  const { db, clock, sealing } = deps
  return (reference, by) =>
    db.transaction(async (tx) => {
      const told = new Map<number, Health>()
      for (const { n, health } of await listDetails(tx, reference)) {
        const opened = health === null ? null : openJson<Health>(health, sealing.open)
        if (opened) told.set(n, opened)
      }
      if (told.size > 0)
        await writeLog(tx, clock.now(), {
          by,
          what: 'health read',
          subject: { kind: 'booking', id: reference },
          after: { guests: told.size },
        })
      return told
    })
}
