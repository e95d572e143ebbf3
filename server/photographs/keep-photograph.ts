import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'
import { writeLog } from '../audit/write-log.ts'
import { encodePhotograph, type NotEncoded } from './encode-photograph.ts'
import { addPhotograph } from './photograph-store.ts'

export type Kept = { ok: true; hash: string; isNew: boolean } | NotEncoded

/** Keeps a photograph of the operator's own for good. The same one once more is the one that is there. */
export type KeepPhotograph = (sent: { bytes: Buffer; alt: string }, by: Actor) => Promise<Kept>

export function createKeepPhotograph({ db, clock }: { db: Database; clock: Clock }): KeepPhotograph {
  return async ({ bytes, alt }, by) => {
    const made = await encodePhotograph(bytes)
    if (!made.ok) return made
    const { encoded } = made
    const at = clock.now()
    return db.transaction(async (tx) => {
      const isNew = await addPhotograph(tx, { ...encoded, alt, staffId: staffIdOf(by), at })
      if (isNew)
        await writeLog(tx, at, {
          by,
          what: 'photograph added',
          subject: { kind: 'photograph', id: encoded.hash },
          after: { width: encoded.width, height: encoded.height },
        })
      return { ok: true, hash: encoded.hash, isNew }
    })
  }
}
