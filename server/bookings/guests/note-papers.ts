import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../../audit/write-log.ts'
import { lockBooking } from '../booking-store.ts'
import { listGuests, present, savePapers } from './guest-store.ts'

/** Says that permits or tickets are made in a guest's name, or that they are not: until then the seat can go to a friend. False for who does not travel. */
export type NotePapers = (
  reference: string,
  n: number,
  wish: { made: boolean; by: Actor },
) => Promise<boolean>

export function createNotePapers({ db, clock }: { db: Database; clock: Clock }): NotePapers {
  return (reference, n, { made, by }) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const booking = await lockBooking(tx, reference)
      if (booking?.status !== 'confirmed') return false
      const guest = present(await listGuests(tx, reference)).find((one) => one.n === n)
      if (!guest) return false
      if ((guest.papersAt !== null) === made) return true
      await savePapers(tx, { reference, n, papersAt: made ? at : null })
      const after = { guest: n, made }
      await writeLog(tx, at, { by, what: 'papers noted', subject: { kind: 'booking', id: reference }, after })
      return true
    })
}
