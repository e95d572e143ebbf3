import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../audit/write-log.ts'
import type { Booking } from '../bookings/booking-store.ts'
import { listTaxed, notePanReads } from './pan-store.ts'

/** `unreadable`: it was encrypted under a secret that is not known here. */
export type Taxed = { booking: Booking; pan: string | 'unreadable' | null }

/**
 * The bookings on which tax was collected at source, for its return. That a PAN was read, by whom and when, is noted before it is given out; `account` is by which
 * name `pan_reads` knows them: the id of one of the staff, or the account of the machine.
 */
export type ReadTaxed = (since: Date, by: Actor, account: string) => Promise<Taxed[]>

export function createReadTaxed(deps: {
  db: Database
  clock: Clock
  decrypt: (sealed: string) => string | null
}): ReadTaxed {
  const { db, clock, decrypt } = deps
  return (since, by, account) =>
    db.transaction(async (tx) => {
      const rows = await listTaxed(tx, since)
      const at = clock.now()
      const read = rows.filter(({ pan }) => pan !== null)
      await notePanReads(
        tx,
        read.map(({ booking }) => ({ reference: booking.reference, at, by: account })),
      )
      for (const { booking } of read)
        await writeLog(tx, at, {
          by,
          what: 'PAN read',
          subject: { kind: 'booking', id: booking.reference },
        })
      return rows.map(({ booking, pan }) => ({ booking, pan: pan && (decrypt(pan) ?? 'unreadable') }))
    })
}
