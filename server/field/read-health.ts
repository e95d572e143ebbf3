import type { Database } from '#database/client.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { HealthDeclaration } from '#domain/field/health.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../audit/write-log.ts'
import { departureSubject, type WhichDeparture } from '../departures/change-departure.ts'
import { listSealedHealth } from '../manifest/manifest-store.ts'
import { isLedBy } from './field-store.ts'

/** Null where it can't be read: the key is another, or it is not what it was. */
export type OpenHealth = (sealed: string) => HealthDeclaration | null

export type HealthOfGuest = { guest: string; told: HealthDeclaration | null }

/** What guests have told of their health, for who leads them; null for everybody else. Each reading is noted, with how many it was. */
export type ReadHealth = (
  which: WhichDeparture,
  by: Extract<Actor, { kind: 'staff' }>,
) => Promise<HealthOfGuest[] | null>

export function createReadHealth(deps: { db: Database; clock: Clock; openHealth: OpenHealth }): ReadHealth {
  const { db, clock, openHealth } = deps
  return (which, by) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      if (!(await isLedBy(tx, which, { captain: by.id, today: dateInIndia(now) }))) return null
      const sealed = await listSealedHealth(tx, which)
      const told = sealed.map(({ reference, n, health }) => ({
        guest: `${reference}/${n}`,
        told: health === null ? null : openHealth(health),
      }))
      const subject = departureSubject(which)
      await writeLog(tx, now, { by, what: 'health read', subject, after: { guests: told.length } })
      return told
    })
}
